import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { buttons, isButtonId } from '#contract/leads/buttons.ts';
import { languages } from '#contract/site/languages.ts';
import { hrefFor, type PageId, pageIds } from '#contract/site/pages.ts';
import { awake, visitor } from '#tests/support/browser.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';
import { followedButton } from '#web/forms/opened-dialog/followed-button.ts';

type Row = [text: string, dialog: 'contact' | 'booking', source: string, context: string, topic?: string];

/**
 * Every button inside a page's content that opens a dialog, in order, as the specification has it (sections 2 and
 * 3): which dialog, and the source, context and topic that the lead will carry. Texts given by it stand to the letter.
 */
const table: Partial<Record<PageId, Row[]>> = {
  home: [
    ['Vorhaben schildern', 'contact', 'Startseite', 'Hero'],
    ['Mit dieser Rechnung ins Gespräch', 'booking', 'Startseite', 'Rechnung', 'Berechnung'],
    ['Berechnung mit einer Nachricht senden', 'contact', 'Startseite', 'Rechnung', 'Berechnung'],
    ['Thema anfragen', 'contact', 'Startseite', 'Ressourcen'],
    ['Im Gespräch klären', 'booking', 'Startseite', 'FAQ', 'Offene Frage'],
    ['Erstgespräch vereinbaren', 'booking', 'Startseite', 'Abschluss', 'Erstgespräch'],
  ],
  services: [['Kostenloses Erstgespräch buchen', 'booking', 'Leistungsangebot', 'Abschluss', 'Auswahl der Leistung']],
  about: [['Gespräch vereinbaren', 'booking', 'Über uns', 'Abschluss', 'Kennenlernen']],
  'knowledge-center': [
    ['Thema vorschlagen', 'contact', 'Wissenscenter', 'White Papers'],
    ['Beratungstermin wählen', 'booking', 'Wissenscenter', 'Beratung', 'Beratung'],
  ],
  'use-cases': [
    ['Mit dieser Rechnung ins Gespräch', 'booking', 'KI-Fallstudien', 'Rechnung', 'Berechnung'],
    ['Berechnung mit einer Nachricht senden', 'contact', 'KI-Fallstudien', 'Rechnung', 'Berechnung'],
    ['Gespräch über Ihren Vorgang buchen', 'booking', 'KI-Fallstudien', 'Beratung', 'Eigener Anwendungsfall'],
  ],
  calculator: [
    ['Mit dieser Rechnung ins Gespräch', 'booking', 'Rechner', 'Rechnung', 'Berechnung'],
    ['Berechnung mit einer Nachricht senden', 'contact', 'Rechner', 'Rechnung', 'Berechnung'],
    ['Erstgespräch wählen', 'booking', 'Rechner', 'Abschluss', 'Erstgespräch'],
  ],
  'spin-offs': [['Ausgründung besprechen', 'contact', 'Spin-offs', 'Abschluss']],
  'private-equity-request': [['Portfolio besprechen', 'contact', 'Private Equity Whitepaper Landing', 'Abschluss']],
  'organisation-request': [['Zuständigkeit klären', 'contact', 'KI Organisation Whitepaper Landing', 'Abschluss']],
  'ai-academy': [
    ['Training buchen', 'booking', 'KI-Akademie', 'Hero', 'KI-Akademie'],
    ['Grundkurs besprechen', 'booking', 'KI-Akademie', 'Grundkurs', 'KI-Akademie: Grundkurs'],
    ['Fachkurs besprechen', 'booking', 'KI-Akademie', 'Fachkurs', 'KI-Akademie: Fachkurs'],
    ['Führungskurs besprechen', 'booking', 'KI-Akademie', 'Führungskurs', 'KI-Akademie: Führungskurs'],
    ['Kursplan besprechen', 'booking', 'KI-Akademie', 'Abschluss', 'KI-Akademie'],
  ],
  'ai-transformation': [
    ['Transformation planen', 'booking', 'KI-Transformation', 'Hero', 'KI-Transformation'],
    ['Erste Phase besprechen', 'booking', 'KI-Transformation', 'Abschluss', 'KI-Transformation'],
  ],
  'ai-coaching': [
    ['Erstgespräch buchen', 'booking', 'KI-Coaching', 'Hero', 'KI-Coaching'],
    ['Erstgespräch buchen', 'booking', 'KI-Coaching', 'Einzelcoaching', 'KI-Coaching: Einzelcoaching'],
    ['Erstgespräch buchen', 'booking', 'KI-Coaching', 'Beirat', 'KI-Coaching: Beirat'],
    ['Erstgespräch buchen', 'booking', 'KI-Coaching', 'Gutachten', 'KI-Coaching: Gutachten'],
    ['Vertraulichen Termin wählen', 'booking', 'KI-Coaching', 'Abschluss', 'KI-Coaching'],
  ],
  'ai-workshops': [
    ['Unverbindliches Planungsgespräch vereinbaren', 'booking', 'KI-Workshops', 'Hero', 'KI-Workshops'],
    ['Inhouse-Workshop planen', 'booking', 'KI-Workshops', 'Inhouse', 'KI-Workshops: Inhouse'],
    ['Virtuellen Workshop planen', 'booking', 'KI-Workshops', 'Virtuell', 'KI-Workshops: Virtuell'],
    ['Executive-Workshop planen', 'booking', 'KI-Workshops', 'Executive', 'KI-Workshops: Executive'],
    ['Format und Termin klären', 'booking', 'KI-Workshops', 'Abschluss', 'KI-Workshops'],
  ],
  'ai-applications': [
    ['Anwendung besprechen', 'booking', 'KI-Anwendungen', 'Hero', 'KI-Anwendungen'],
    ['Machbarkeit prüfen lassen', 'booking', 'KI-Anwendungen', 'Machbarkeit', 'KI-Anwendungen'],
    ['Anwendung planen', 'booking', 'KI-Anwendungen', 'Eigene Anwendung', 'KI-Anwendungen'],
    ['Sprachmodell auswählen', 'booking', 'KI-Anwendungen', 'Privates Sprachmodell', 'KI-Anwendungen'],
    ['Vorgang schildern', 'contact', 'KI-Anwendungen', 'Abschluss', 'KI-Anwendungen'],
  ],
  'ai-platform': [
    ['AIWizz Demo buchen', 'contact', 'KI-Plattform', 'AIWizz Demo'],
    ['Termin für die Demo anfragen', 'contact', 'KI-Plattform', 'Abschluss'],
  ],
  'ai-mvp': [
    ['MVP anfragen', 'contact', 'KI-MVP-Entwicklung', 'Hero', 'KI-MVP-Entwicklung'],
    ['Umfang besprechen', 'contact', 'KI-MVP-Entwicklung', 'Abschluss', 'KI-MVP-Entwicklung'],
  ],
  'ai-lab': [
    ['Lab anfragen', 'contact', 'KI-Lab', 'Hero', 'KI-Lab'],
    ['Frage besprechen', 'contact', 'KI-Lab', 'Abschluss', 'KI-Lab'],
  ],
};

/** Buttons in the content of a page, as they stand in its HTML. */
async function buttonsOf(page: PageId, language: 'de' | 'en'): Promise<Row[]> {
  const answer = await fetch(site.origin + hrefFor(page, language), { headers: { 'user-agent': 'Googlebot/2.1' } });
  const found: Row[] = [];
  let inMain = false;
  let current: string | null = null;
  let fallback = '';
  let text = '';
  const parser = new Parser({
    onopentag(name, { href = '' }) {
      if (name === 'main') inMain = true;
      const from = name === 'a' && inMain ? new URL(href, site.origin).searchParams.get('from') : null;
      if (from) {
        current = from;
        fallback = href;
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
      const button: { dialog: 'contact' | 'booking'; buttonContext: string; topic?: string } =
        buttons[current as keyof typeof buttons];
      const label = text
        .replace(/\u00ad/g, '')
        .replace(/\s+/g, ' ')
        .trim();
      const { dialog, buttonContext, topic } = button;
      const followed = new URL(fallback, site.origin);
      expect(followed.pathname, 'without JavaScript').toBe(`/${dialog}`);
      const { pageSource = '' } = followedButton(followed) ?? {};
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

test.each(pageIds)('the buttons of %s open the specified dialog with the specified source', async (page) => {
  const german = await buttonsOf(page, 'de');
  expect(german).toEqual(table[page] ?? []);
  const english = await buttonsOf(page, 'en');
  expect(
    english.map(([, ...rest]) => rest),
    'the same in English',
  ).toEqual(german.map(([, ...rest]) => rest));
});

const bookingPages = pageIds.filter((page) => table[page]?.some(([, dialog]) => dialog === 'booking'));

test.each(
  bookingPages,
)('the booking buttons of %s open the booking with source, context, text and topic', async (page) => {
  const { page: tab, faults } = await visitor(browser);
  await tab.goto(site.origin + hrefFor(page, 'de'));
  await awake(tab);
  const sheet = tab.locator('form#calculation');
  if ((await sheet.count()) > 0) {
    // Its buttons open dialogs once its code is there, which comes when the visitor does.
    await sheet.evaluate((form) => form.scrollIntoView());
    await sheet.getByRole('button', { name: 'Als Blatt drucken' }).waitFor();
  }
  const openers = tab.getByRole('main').locator('a[href*="/booking?from="]');
  const dialog = tab.getByRole('dialog', { name: 'Erstgespräch buchen' });
  const sent: Row[] = [];
  for (let at = 0; at < (await openers.count()); at += 1) {
    await openers.nth(at).click();
    await dialog.getByRole('grid').waitFor();
    const hidden = await dialog
      .locator('form input[type=hidden]')
      .evaluateAll((inputs) =>
        Object.fromEntries(
          inputs.map((input) => [(input as HTMLInputElement).name, (input as HTMLInputElement).value]),
        ),
      );
    const { buttonText = '', pageSource = '', buttonContext = '', topic } = hidden;
    sent.push([buttonText, 'booking', pageSource, buttonContext, ...((topic ? [topic] : []) as [string?])] as Row);
    await tab.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  expect(sent).toEqual(table[page]?.filter(([, dialog]) => dialog === 'booking'));
  expect(faults).toEqual([]);
  await tab.context().close();
});

test('every button of the contract is on a page or in the header', async () => {
  const used = new Set<string>(['header.conversation', 'next-slot']);
  for (const page of pageIds) {
    for (const language of languages) {
      const html = await (await fetch(site.origin + hrefFor(page, language))).text();
      for (const [, id = ''] of html.matchAll(/[?&](?:amp;)?from=([\w.-]+)/g)) used.add(id);
    }
  }
  expect(Object.keys(buttons).filter((id) => !used.has(id))).toEqual([]);
});
