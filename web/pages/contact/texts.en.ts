import { figures, replyWithin } from '#contract/site/figures.ts';
import { en as form } from '#web/forms/contact/texts.en.ts';
import type { Texts } from './texts.de.ts';

export const en: Texts = {
  meta: {
    title: 'Contact',
    description: `Tell us about your AI project: a reply ${replyWithin.en} and a first conversation of ${figures.conversationMinutes}\u00a0minutes, free of charge.`,
    keywords: [
      'contact',
      'AI consultancy Germany',
      'first conversation AI',
      'AI project inquiry',
      'phone number',
      'address',
    ],
  },
  hero: {
    eyebrow: 'Contact',
    title: 'Tell us what you have to decide',
    lead: 'A few sentences will do: what it is about, when you need clarity, and who else has a say.',
  },
  formTitle: 'Your message',
  meanwhile: 'Or choose an appointment straight away',
  form,
  ways: {
    title: 'Prefer to reach us directly?',
    email: 'Email',
    phone: 'Phone',
    reply: `Messages are answered ${replyWithin.en}.`,
  },
  steps: {
    title: 'What happens next',
    list: [
      {
        when: 'At once',
        text: 'We store your message before this page confirms it. A confirmation goes to your email address.',
      },
      {
        when: `W${replyWithin.en.slice(1)}`,
        text: 'You get an answer by email or, if you left a number, by phone.',
      },
      {
        when: 'After that, if there is a fit',
        text: `A free first conversation of ${figures.conversationMinutes}\u00a0minutes. If we are not the right people for your project, we say so straight away.`,
      },
    ],
  },
};
