import type { Meeting } from './invitation.ts';

const how = {
  room: () => 'Per Video im Raum, der als Ort eingetragen ist.',
  video: () => 'Per Video. Bitte dem Gast vorher den Link senden.',
  call: (phone: string) => `Per Telefon: Wir rufen an (${phone}).`,
  'own-call': () => 'Per Telefon: Der Gast ruft an, er hat keine Nummer angegeben.',
} satisfies Record<Meeting['by'], (phone: string) => string>;

/** German only: calendar entries of staff, who alone see the number. */
export const staffTexts = {
  summary: 'Erstgespräch',
  how: (meeting: Meeting, phone: string) => how[meeting.by](phone),
  /** What calendar programs call the subscribed calendar. */
  feedName: (company: string) => `Erstgespräche ${company}`,
};
