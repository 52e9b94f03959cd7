import { figures } from '#contract/site/figures.ts';
import type { Texts } from './texts.de.ts';

export const en: Texts = {
  meta: {
    title: 'Book your first conversation',
    description: `Choose a free time for the first conversation, which costs nothing: ${figures.conversationMinutes}\u00a0minutes by video or phone, confirmed by email with a calendar entry.`,
    keywords: ['book an appointment', 'first conversation', 'AI consultancy', 'consultation'],
  },
  hero: {
    eyebrow: 'First conversation',
    title: 'Choose a time that suits you',
    lead: `${figures.conversationMinutes}\u00a0minutes, free of charge, by video or phone.`,
  },
};
