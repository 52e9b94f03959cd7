import { figures } from '#contract/site/figures.ts';
import { en as form } from '#web/forms/booking/texts.en.ts';
import type { Texts } from './texts.de.ts';

export const en: Texts = {
  meta: {
    title: 'Book your first conversation',
    description: `Choose a free time for the first conversation, which costs nothing: ${figures.conversationMinutes}\u00a0minutes by video or phone. You need no documents for it.`,
    keywords: ['book a call', 'book an appointment', 'first conversation', 'AI consultancy', 'consultation'],
  },
  title: 'Choose a time that suits you',
  host: 'You will speak with',
  form,
  call: {
    title: `${figures.conversationMinutes}\u00a0minutes, free of charge: how they are spent`,
    list: [
      { when: '10 minutes', text: 'You describe the decision ahead of you. No documents are needed for that.' },
      { when: '15 minutes', text: 'We tell you what we have seen in similar cases, and what made some of them fail.' },
      { when: '5 minutes', text: 'We agree what happens next, and who does it.' },
    ],
  },
  direct: {
    title: 'No time that suits, or a question?',
    text: 'Write and tell us when you are free. There is often more room than the calendar shows.',
    link: 'Write a message',
  },
};
