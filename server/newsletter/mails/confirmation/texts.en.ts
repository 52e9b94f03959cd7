import { pendingDays } from '#server/newsletter/links.ts';
import type { ConfirmationTexts } from './texts.de.ts';

export const en: ConfirmationTexts = {
  ask: {
    subject: (title: string) => `${title}: please confirm your sign-up`,
    heading: 'Please confirm your sign-up',
    point: (name: string, company: string) =>
      `Someone used this address to sign up for ${name} from ${company}. If it was you, please confirm.`,
    button: 'Go to the confirmation',
    reason: `If it was not you, there is nothing to do: unconfirmed details are deleted after ${pendingDays} days. How we handle them is set out in our `,
    next: `The link works for ${pendingDays} days and leads to our website. You are signed up once you press the button there.`,
  },
  known: {
    subject: (title: string) => `${title}: you are signed up already`,
    heading: 'You are signed up already',
    point: (name: string, company: string) =>
      `Someone used this address to sign up again for ${name} from ${company}. You already receive it, so there is nothing to confirm.`,
    button: 'View your sign-up',
    reason: 'If it was not you, there is nothing to do. How we handle personal details is set out in our ',
    next: 'There you can also change your choice or unsubscribe.',
  },
  closing: 'Kind regards',
  privacyLink: 'privacy policy',
};
