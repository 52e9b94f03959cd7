import type { RenderPage } from '#contract/page-context.ts';
import { languages } from '#contract/site/languages.ts';
import { pageIds } from '#contract/site/pages.ts';
import { htmlOf } from './read-pages.ts';

/** The button's text in a form, and in the link of a button that opens a dialog. */
const ofForm = /name="buttonText" value="([^"]*)"/g;
const ofLink = /[?;]text=([^"&]*)/g;

/** The texts, in both languages, of all buttons of the site that can create a lead, as its pages send them. */
export async function buttonWords(renderPage: RenderPage): Promise<string[]> {
  const words = new Set<string>();
  for (const language of languages) {
    for (const page of pageIds) {
      const html = await htmlOf(page, language, renderPage);
      for (const [, word = ''] of html.matchAll(ofForm)) words.add(unescaped(word));
      for (const [, word = ''] of html.matchAll(ofLink)) words.add(decodeURIComponent(word.replaceAll('+', ' ')));
    }
  }
  return [...words].filter(Boolean).sort();
}

function unescaped(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
