import type { Company } from '#contract/site/company.ts';
import type { InvitationTexts } from './invitation-texts.de.ts';
import type { Meeting } from './meeting.ts';

const how = {
  room: () => 'We meet by video. The link is in the field “Location”.',
  video: (company: Company) =>
    `We meet by video. Your contact will send you the link beforehand. Questions: ${company.phone.display}`,
  call: () => 'We will call you at the agreed time.',
  'own-call': (company: Company) => `Please call us at the agreed time: ${company.phone.display}`,
} satisfies Record<Meeting['by'], (company: Company) => string>;

export const en: InvitationTexts = {
  summary: (company) => `First conversation with ${company}`,
  how: (meeting, company) => how[meeting.by](company),
  change: 'Move or cancel:',
  place: { video: 'Video', call: 'Phone', 'own-call': 'Phone' },
};
