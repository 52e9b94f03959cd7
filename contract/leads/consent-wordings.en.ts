import { figures } from '../site/figures.ts';
import type { ConsentWordings } from './consent-wordings.de.ts';

const perYear = figures.radarPerYear === 2 ? 'twice' : `${figures.radarPerYear} times`;

export const en: ConsentWordings = {
  general: {
    version: 'general-en-2026-11',
    before: 'Yes, send me the newsletter by email. I can unsubscribe at any time; the ',
    link: 'privacy policy',
    after: ' applies.',
  },
  radar: {
    version: 'radar-en-2026-11',
    sentence: `By choosing “Subscribe to the AI radar” you consent to receiving it by email ${perYear} a year. You can withdraw at any time.`,
  },
};
