import { replyWithin } from '#contract/site/figures.ts';
import { asOf, legalDate } from '#contract/site/regulations.ts';
import type { Texts } from './texts.de.ts';

const stated = legalDate(asOf, 'en');

export const en: Texts = {
  meta: {
    title: 'Accessibility statement',
    description:
      'A voluntary accessibility statement against WCAG 2.2 AA: what has been achieved, where the limits are, and how you can report a barrier to us.',
    keywords: ['accessibility', 'WCAG 2.2', 'statement', 'feedback'],
  },
  title: 'Accessibility',
  lead: `We make this statement voluntarily. It covers the public pages of this website, as of ${stated}.`,
  sections: [
    {
      title: 'What we aim for',
      paragraphs: [
        'Our yardstick is the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. By our own assessment the public pages meet it, within the limits named below. No independent body has tested them so far.',
      ],
      list: [
        'Everything works with the keyboard, and the focus is always visible.',
        'Forms name each error in words beside its field, and they work without JavaScript.',
        'Text reflows from a width of 320 pixels, with no sideways scrolling.',
        'Moving pictures can be paused and stay still when your device asks for less motion.',
        'Colour never carries meaning alone; text has a contrast of at least 4.5 to 1.',
      ],
    },
    {
      title: 'Where limits remain',
      paragraphs: ['These are the ones we know of:'],
      list: [
        'Linked offers by others, such as booksellers and the platform, are beyond our control.',
        'We offer neither sign language nor easy-to-read versions.',
        'The staff area exists in German only and is not part of this statement.',
      ],
    },
    {
      title: 'How we tested',
      paragraphs: [
        'By keyboard, at four widths down to 320 pixels (which equals 400% zoom), and with automated checks, which cover some of the criteria. None of this replaces the verdict of people who use assistive technology every day; we welcome every such report.',
      ],
      list: [],
    },
  ],
  feedback: {
    title: 'Report a barrier',
    text: `Write or call if you get stuck. You will have an answer ${replyWithin.en} and, if need be, the content in a form that works for you.`,
    contact: 'Go to the contact page',
  },
};
