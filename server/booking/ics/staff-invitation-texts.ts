import type { Meeting } from './meeting.ts';

const how = {
  room: () => 'Per Video im Raum, der als Ort eingetragen ist.',
  video: () => 'Per Video. Bitte dem Besucher vorher den Link senden.',
  call: (phone: string) => `Per Telefon: Wir rufen an (${phone.replaceAll(' ', '\u00a0')}).`,
  'own-call': () => 'Per Telefon: Der Anruf kommt von außen, eine Nummer ist nicht angegeben.',
} satisfies Record<Meeting['by'], (phone: string) => string>;

/** German only: staff's calendar entries, the only ones that contain the phone number. */
export const staffTexts = {
  summary: 'Erstgespräch',
  how: (meeting: Meeting, phone: string) => how[meeting.by](phone),
  /** Display name of the subscribed calendar. */
  feedName: (company: string) => `Erstgespräche ${company}`,
};
