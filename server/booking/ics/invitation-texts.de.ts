import type { Company } from '#contract/site/company.ts';
import type { Meeting } from './meeting.ts';

const how = {
  room: () => 'Wir treffen uns per Video. Der Link steht im Feld „Ort“.',
  video: (company: Company) =>
    `Wir treffen uns per Video. Den Link sendet Ihnen vorher die Person, die das Gespräch führt. Fragen dazu: ${company.phone.display}`,
  call: () => 'Wir rufen Sie zur vereinbarten Zeit an.',
  'own-call': (company: Company) => `Bitte rufen Sie uns zur vereinbarten Zeit an: ${company.phone.display}`,
} satisfies Record<Meeting['by'], (company: Company) => string>;

export const de = {
  summary: (company: string) => `Erstgespräch mit ${company}`,
  how: (meeting: Meeting, company: Company) => how[meeting.by](company),
  change: 'Verschieben oder absagen:',
  place: { video: 'Video', call: 'Telefon', 'own-call': 'Telefon' },
};

export type InvitationTexts = typeof de;
