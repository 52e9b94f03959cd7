import { expect, test } from 'vitest';
import { buttonWords } from './button-words.ts';

test('the words on buttons are collected from the links and forms of all pages, in both languages, each once', async () => {
  const page = (html: string) => Promise.resolve({ status: 200, html });
  const words = await buttonWords((request, { language }) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/') return page('<a href="/contact?from=home.hero&amp;text=Gespr%C3%A4ch+vereinbaren">x</a>');
    const send = language === 'de' ? 'Fragen &amp; Antworten' : 'What&#x27;s next';
    return page(`<input type="hidden" name="buttonText" value="${send}"/>`);
  });
  expect(words).toEqual(['Fragen & Antworten', 'Gespräch vereinbaren', "What's next"]);
});
