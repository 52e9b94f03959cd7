import { replyWithin } from '#contract/site/figures.ts';
import { accessibilityAmended, accessibilityTested, legalDate, pdfsTested } from '#contract/site/regulations.ts';
import type { Texts } from './texts.de.ts';

const stated = legalDate(accessibilityTested, 'en');
const amended = legalDate(accessibilityAmended, 'en');
const checked = legalDate(pdfsTested, 'en');

export const en: Texts = {
  meta: {
    title: 'Accessibility statement',
    description:
      'A voluntary accessibility statement against WCAG 2.2 AA: what has been achieved, where the limits are, and how you can report a barrier to us.',
    keywords: ['accessibility', 'WCAG 2.2', 'statement', 'feedback'],
  },
  title: 'Accessibility',
  lead: `This statement covers the public pages of this website and the emails and PDF files that it issues. Tested on ${stated}, last amended on ${amended}.`,
  sections: [
    {
      title: 'Conformance status',
      paragraphs: [
        'Our yardsticks are the European standard EN\u00a0301\u00a0549 and the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. The public pages are partially conformant: by our own assessment they meet the criteria that we were able to test; what is open or untested is listed in the next section. No independent body has tested them so far.',
      ],
      list: [
        'Everything works with the keyboard, and the focus can be seen, at 400% zoom as well.',
        'Forms name each error in words beside its field, and they work without JavaScript.',
        'Text reflows from a width of 320 pixels; the page does not scroll sideways, and no content is dropped.',
        'The outcome of a form stays on the screen until you move on.',
        'Moving pictures can be paused and stay still when your device asks for less motion.',
        'Text has a contrast of at least 4.5 to 1, large type 3 to 1; your own colours and a wish for more contrast are respected.',
      ],
    },
    {
      title: 'Not met or not tested',
      paragraphs: ['These are the limits we know of:'],
      list: [
        'On narrow screens the row of suggestions in the calculator and wide tables scroll sideways within themselves. When text alone is enlarged to twice its size, words in narrow columns break in the middle.',
        `PDF files: the white papers are tagged with headings, lists, table headers, bookmarks and language; on ${checked} the checker veraPDF found no breach of PDF/UA-1. We have not read them with a screen reader. On request we send the text in another form.`,
        'Emails: we looked at them in a browser and read them as plain text; they have not been tested in mail programs or with a checker.',
        'The website has not been tested with screen readers or in Safari. In place of screen readers we examined what the browser passes on to them.',
        'German proper names on English pages are not marked as German; the standard does not ask for it.',
        'We offer neither sign language nor easy-to-read versions.',
        'Linked offers by others and the staff area are not part of this statement.',
      ],
    },
    {
      title: 'How we tested',
      paragraphs: [
        `By self-assessment on ${stated}: with Chromium and the checker axe-core, by keyboard alone, at 320 by 256 pixels (which equals 400% zoom), with wider spacing, letters of twice the size, the visitor’s own colours and more contrast. We also used the home page, contact, booking, downloads and search in Firefox and WebKitGTK. Automated checks cover only some of the criteria. None of this replaces the verdict of people who use assistive technology every day; we welcome every such report.`,
      ],
      list: [],
    },
    {
      title: 'Law and arbitration',
      paragraphs: [
        'Our services are for businesses. The German Accessibility Strengthening Act (BFSG) applies to services for consumers; we therefore make this statement voluntarily.',
        'Where the BFSG applies, compliance with it is monitored by the market surveillance authority of the German states for the accessibility of products and services (MLBF) in Magdeburg. If reporting a barrier to us leads nowhere, you can in these cases also turn to the arbitration board under section\u00a016 of the Disability Equality Act (BGG) in Berlin, free of charge.',
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
