import type { WelcomeTexts } from './texts.de.ts';

export const en: WelcomeTexts = {
  subject: 'Your sign-up is confirmed',
  heading: 'Your sign-up is confirmed',
  point: (name: string) => `You will receive ${name} at this address from the next issue.`,
  next: 'Replies to an issue are read by a person; questions and objections are welcome.',
  closing: 'Kind regards',
  manage: 'You receive this email because you confirmed the sign-up. ',
  preferences: 'Change your choice',
  or: ' or ',
  unsubscribe: 'unsubscribe',
};
