import { expect, test } from 'vitest';
import type { ContactKind } from '../../contract/leads/registry.ts';
import { languages } from '../../contract/site/languages.ts';
import { testSite } from '../../tests/support/outbox.ts';
import { getsReceipt } from './for-lead.ts';
import { mails } from './registry.ts';
import { renderText } from './render-text.ts';
import { sampleLeads } from './samples.ts';
import type { MailTemplate } from './templates.ts';

const leadTemplates = ['lead-notification', 'lead-receipt'] as const satisfies readonly MailTemplate[];
const cases = leadTemplates.flatMap((template) =>
  (Object.keys(sampleLeads) as ContactKind[])
    .filter((kind) => template !== 'lead-receipt' || getsReceipt(kind, []))
    .flatMap((kind) => languages.map((language) => [template, kind, language] as const)),
);
const compose = ([template, kind, language]: (typeof cases)[number]) =>
  mails[template].compose(sampleLeads[kind], 'mia@visitor.example', language, testSite);

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Words that a reader sees, without marks that only one of the two parts needs. */
function words(seen: string): string[] {
  return seen
    .replace(/\(?https?:\/\/\S+/g, '')
    .replace(/^[>!] ?/gm, '')
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

test.each(cases)('%s of a %s in %s says the same in text and HTML', (...given) => {
  const { text, html } = compose(given);
  expect(words(seenInHtml(html))).toEqual(words(text));
});

test.each(cases)('%s of a %s in %s loads nothing from anywhere and fits any screen', (...given) => {
  const { text, html, subject } = compose(given);
  expect(html).not.toMatch(/<(img|script|link|iframe|object|form)\b|url\(|@import/i);
  expect(html).toContain('max-width:600px');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain(`<title>${subject}</title>`);
  for (const line of text.split('\n')) {
    if (!/https?:|@/.test(line)) expect(Array.from(line).length).toBeLessThanOrEqual(76);
  }
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
