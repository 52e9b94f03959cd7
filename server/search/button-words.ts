import type { RenderPage } from '#contract/page-context.ts';
import { languages } from '#contract/site/languages.ts';
import { pageIds } from '#contract/site/pages.ts';
import { htmlOf } from './read-pages.ts';

/** What a form says of its button, and what the link of a button that opens a dialog does. */
const ofForm = /name="buttonText" value="([^"]*)"/g;
const ofLink = /[?;]text=([^"&]*)/g;

/** The words on all buttons of the site that leads come from, in both languages, as its pages send them. */
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
