import { figures } from '#contract/site/figures.ts';
import type { Texts } from './texts.de.ts';

const [least, most] = figures.labSavedMonths;

export const en: Texts = {
  meta: {
    title: 'External AI lab, available at once',
    description: `An external AI lab in ${figures.labPhases} phases, from idea through prototype to handover. Available at once, nothing to set up; saves ${least} to ${most} months (experience value).`,
    keywords: ['AI lab', 'external laboratory', 'prototype', 'handover'],
  },
  hero: {
    eyebrow: 'AI lab',
    title: 'A lab you need neither build nor close',
    lead: `An AI lab of your own needs posts, equipment and a head before the first experiment runs. Ours has all three, which in our experience saves ${least} to ${most} months. The result ends up with you and the fixed costs stay with us.`,
    button: 'Enquire about the lab',
    call: 'Call',
  },
  phases: {
    title: 'Four phases, one of them optional',
    text: `A conversation of ${figures.conversationMinutes} minutes is enough to tell whether your question belongs in the lab.`,
    items: [
      { title: 'Idea', text: 'We phrase the assumption so that an experiment could refute it.' },
      { title: 'Prototype', text: 'We build as much as the experiment needs and not one screen more.' },
      {
        title: 'Proof',
        text: 'For a while the prototype runs beside the real process, under real conditions.',
        note: 'Optional',
      },
      {
        title: 'Handover',
        text: 'Code, readings and instructions pass to your team or to a supplier you pick.',
        note: 'Outcome: a solution that keeps running without us',
      },
    ],
  },
  onward: {
    title: 'A single idea often needs less',
    links: ['MVP at a fixed price', 'All services compared'],
  },
};
