import { expect, test } from 'vitest';
import { mailTemplates, staffTemplates } from '#contract/staff/mail-templates.ts';
import { allMails } from '#server/mail-preview/preview.ts';
import { testSite } from '#tests/support/rows/outbox.ts';
import { renderText } from './render-text.ts';

const cases = allMails(testSite);
const isToStaff = (name: string) => staffTemplates.some((template) => name.startsWith(`${template}.`));

test('every mail of the site is tested, in both languages if visitors get it', () => {
  for (const template of mailTemplates) {
    const names = cases.filter(({ name }) => name.startsWith(`${template}.`)).map(({ name }) => name.slice(-2));
    const toStaff = isToStaff(`${template}.`);
    expect([...new Set(names)].sort(), template).toEqual(toStaff ? ['de'] : ['de', 'en']);
  }
});

test.each(cases)('$name has a subject short enough for a list of mails', ({ mail }) => {
  expect(Array.from(mail.subject).length).toBeLessThan(50);
});

test.each(cases)('$name is readable in dark mode: every colour has a dark counterpart', ({ mail }) => {
  const coloured = [...mail.html.matchAll(/<(\w+)[^>]*style="[^"]*(?:color|background):#[^>]*>/g)];
  expect(coloured.length).toBeGreaterThan(3);
  for (const [tag, name] of coloured) {
    // The button's text is coloured by the rule of its cell.
    if (name !== 'a' || tag.includes('class='))
      expect(tag).toMatch(/class="(page|card|brand|muted|link|rule|notice|button)/);
  }
  expect(mail.html).toContain('@media (prefers-color-scheme:dark)');
});

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The words that a reader sees, without marks that only one of the two parts needs. */
function words(seen: string): string[] {
  return seen
    .replace(/\(?https?:\/\/\S+/g, '')
    .replace(/^([>!-] ?|\d+\. )/gm, '')
    .replace(/[-=]{5,}/g, '')
    .split(/\s+/)
    .map((word) => word.replace(/[:.]+$/, ''))
    .filter(Boolean);
}

function seenInHtml(html: string): string {
  return html
    .slice(html.indexOf('class="card'))
    .replace(/^[^>]*>/, '')
    .replace(/<[^>]*>/g, (tag) => (/^<\/?a\b/.test(tag) ? '' : ' '))
    .replace(/&(#?\w+);/g, (_, name: string) => entities[name] ?? '');
}

test.each(cases)('$name says the same in text and HTML', ({ mail: { text, html } }) => {
  expect(words(seenInHtml(html))).toEqual(words(text));
});

test.each(cases)('$name loads no external content and fits any screen', ({ mail: { text, html, subject } }) => {
  expect(html).not.toMatch(/<(script|link|iframe|object|form)\b|url\(|@import/i);
  // A cover is a part of the mail itself.
  for (const [picture] of html.matchAll(/<img\b[^>]*>/gi))
    expect(picture).toMatch(/ src="cid:[\w-]+@cover" [^>]*alt=""/);
  expect(html).toContain('max-width:600px');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain(`<title>${subject}</title>`);
  for (const line of text.split('\n')) {
    if (!/https?:|@/.test(line)) expect(Array.from(line).length).toBeLessThanOrEqual(76);
  }
});

test.each(cases)('$name does not break dates between day and month', ({ mail: { text, html } }) => {
  const parted = /\d\.?\s+(?:Nov|Dez|Dec|Aug)\w*/g;
  for (const date of `${text} ${seenInHtml(html)}`.match(parted) ?? []) expect(date).toContain('\u00a0');
});

test.each(cases)('$name has at most one colon in a line before a URL, and in its subject', ({
  mail: { text, subject },
}) => {
  const before = text.match(/^.*(?=\nhttps?:)/gm) ?? [];
  for (const line of [subject, ...before]) expect(line.match(/:(?=\s|$)/g)?.length ?? 0, line).toBeLessThanOrEqual(1);
});

test('text wraps at 76 characters, keeps addresses whole and hangs table values', () => {
  const url = `https://x.example/${'a'.repeat(90)}`;
  const text = renderText([
    { kind: 'paragraph', text: `${'Wort '.repeat(20)}${url}` },
    { kind: 'table', rows: [{ label: 'Betreff', value: 'Wort '.repeat(20).trim() }] },
    { kind: 'paragraph', text: ['Rufen Sie an: ', { words: '+49 511 0', href: 'tel:+495110' }] },
  ]);
  expect(text).toContain(`\n${url}\n`);
  expect(text).toMatch(/^Betreff: Wort.*\n {9}Wort/m);
  expect(text).toContain('Rufen Sie an: +49 511 0\n');
});

const toVisitors = cases.filter(({ name }) => !isToStaff(name));

test.each(toVisitors)('$name has the company details required by section 35a GmbHG, and a link to the imprint', ({
  name,
  mail,
}) => {
  const { company, settings } = testSite;
  const flat = mail.text.replace(/\s+/g, ' ');
  const { register, managingDirectors, address, legalName } = company;
  for (const fact of [legalName, address.city, register.court, register.number, ...managingDirectors]) {
    expect(flat).toContain(fact);
    expect(mail.html.replace(/\s+/g, ' ')).toContain(fact);
  }
  expect(mail.html, 'on one line').toContain(`${address.postalCode}\u00a0${address.city}`);
  const imprint = `${settings.PUBLIC_URL}/imprint?lang=${name.endsWith('.en') ? 'en' : 'de'}`;
  expect(mail.text).toContain(`:\n${imprint}\n`);
  expect(mail.html).toContain(`href="${imprint}"`);
});

test.each(toVisitors)('$name writes each web address on a line of its own', ({ mail: { text } }) => {
  for (const line of text.split('\n')) if (/https?:/.test(line)) expect(line).toMatch(/^https?:\S+$/);
});

test.each(
  toVisitors.filter(({ name }) => name.endsWith('.de')),
)('$name continues in lower case after its salutation', ({ mail: { text } }) => {
  expect(text).toMatch(/^Guten Tag,\n\n(?:\p{Ll}|Sie\b|Ihre?\b)/mu);
});
