import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buttons, isButtonId } from '../../contract/leads/buttons.ts';
import { languages } from '../../contract/site/languages.ts';
import { hrefFor, type PageId, pageIds } from '../../contract/site/pages.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site?.end());

type Row = [text: string, dialog: 'contact' | 'booking', source: string, context: string, topic?: string];

/**
 * Every button inside a page's content that opens a dialog, in order, as the specification has it (sections 2 and
 * 3): which dialog, and the source, context and topic that the lead will carry. Texts given by it stand to the letter.
 */
const table: Partial<Record<PageId, Row[]>> = {
  home: [
    ['Gespräch vereinbaren', 'contact', 'Startseite', 'Hero'],
    ['Thema anfragen', 'contact', 'Startseite', 'Ressourcen'],
    ['Frage im Erstgespräch stellen', 'booking', 'Startseite', 'FAQ'],
    ['Kostenloses Erstgespräch buchen', 'booking', 'Startseite', 'Abschluss'],
  ],
};

/** Buttons in the content of a page, as they stand in its HTML. */
async function buttonsOf(page: PageId, language: 'de' | 'en'): Promise<Row[]> {
  const answer = await fetch(site.origin + hrefFor(page, language), { headers: { 'user-agent': 'Googlebot/2.1' } });
  const found: Row[] = [];
  let inMain = false;
  let current: string | null = null;
  let text = '';
  const parser = new Parser({
    onopentag(name, { href = '' }) {
      if (name === 'main') inMain = true;
      const from = name === 'a' && inMain ? new URL(href, site.origin).searchParams.get('from') : null;
      if (from) {
        current = from;
        text = '';
      }
    },
    ontext(piece) {
      if (current) text += piece;
    },
    onclosetag(name) {
      if (name === 'main') inMain = false;
      if (name !== 'a' || !current) return;
      expect(isButtonId(current), current).toBe(true);
      const button: { dialog: 'contact' | 'booking'; pageSource: string; buttonContext: string; topic?: string } =
        buttons[current as keyof typeof buttons];
      const label = text
        .replace(/\u00ad/g, '')
        .replace(/\s+/g, ' ')
        .trim();
      const { dialog, pageSource, buttonContext, topic } = button;
      found.push(
        topic ? [label, dialog, pageSource, buttonContext, topic] : [label, dialog, pageSource, buttonContext],
      );
      current = null;
    },
  });
  parser.write(await answer.text());
  parser.end();
  return found;
}

test.each(pageIds)('the buttons of %s open what the specification says, from where it says', async (page) => {
  const german = await buttonsOf(page, 'de');
  expect(german).toEqual(table[page] ?? []);
  const english = await buttonsOf(page, 'en');
  expect(
    english.map(([, ...rest]) => rest),
    'the same in English',
  ).toEqual(german.map(([, ...rest]) => rest));
});

test('every button of the contract stands on a page or in the header', async () => {
  const used = new Set<string>(['header.conversation']);
  for (const page of pageIds) {
    for (const language of languages) {
      const html = await (await fetch(site.origin + hrefFor(page, language))).text();
      for (const [, id = ''] of html.matchAll(/[?&](?:amp;)?from=([\w.-]+)/g)) used.add(id);
    }
  }
  expect(Object.keys(buttons).filter((id) => !used.has(id))).toEqual([]);
});
