import { figures, newsletterRhythm, radarRhythm } from '#contract/site/figures.ts';
import type { WelcomeTexts } from './texts.de.ts';

export const en: WelcomeTexts = {
  subject: (title: string) => `${title}: your sign-up is confirmed`,
  heading: 'Your sign-up is confirmed',
  point: (name: string) => `You will receive ${name} at this address from the next issue onwards.`,
  rhythm: {
    'newsletter-general': `The newsletter appears ${newsletterRhythm.en}.`,
    'newsletter-radar': `The AI radar appears ${radarRhythm.en}, in spring and in autumn, with figures from ${figures.radarCountries}\u00a0countries.`,
  },
  next: 'Questions and objections are welcome: you can reply to any issue.',
  closing: 'Kind regards',
  manage: 'You are receiving this because you confirmed your sign-up. ',
  preferences: 'Change your choice',
  or: ' or ',
  unsubscribe: 'unsubscribe',
};
