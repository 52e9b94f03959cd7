import { expect, test } from 'vitest';
import { keysOf } from '#contract/keys-of.ts';
import type { ContactKind } from '#contract/leads/registry.ts';
import { languages } from '#contract/site/languages.ts';
import { mails } from '#server/all-mails.ts';
import type { LeadMailInput } from '#server/leads/mails/lead-mails.ts';
import { sampleLeads } from '#server/mail-preview/samples.ts';
import { testSite } from '#tests/support/rows/outbox.ts';
import { de } from './texts.de.ts';

const kinds = keysOf(de.kinds);
const cases = languages.flatMap((language) => kinds.map((kind) => [language, kind] as const));

function receive(language: 'de' | 'en', kind: ContactKind, change: Partial<LeadMailInput> = {}) {
  const lead = { ...sampleLeads[kind], language, ...change };
  return mails['lead-receipt'].compose(lead, lead.email, language, testSite);
}

test.each(cases)('the %s receipt of a %s contains no visitor input', (language, kind) => {
  const names = ['first_name', 'last_name', 'email', 'phone', 'company', 'subject', 'message', 'details'] as const;
  const typed = [...names, 'page_source', 'button_context', 'button_text', 'page_url'] as const;
  const marked = Object.fromEntries(typed.map((field) => [field, JSON.stringify({ marked: `zqx-${field}` })]));
  const { to, ...mail } = receive(language, kind, marked);
  expect(JSON.stringify(mail)).not.toContain('zqx');
  expect(mail).toEqual(expect.objectContaining(omitTo(receive(language, kind))));
});

test.each(cases)('the %s receipt of a %s says what follows, when, and who is responsible', (language, kind) => {
  const { subject, text, html, replyTo, headers } = receive(language, kind);
  const { company } = testSite;
  const flat = text.replace(/\s+/g, ' ');
  expect(Array.from(subject).length).toBeLessThan(50);
  const brings = kind === 'private-equity-request' || kind === 'organisation-request' || kind === 'calculation-request';
  const when = brings ? { de: '30 Tage', en: '30 days' } : { de: '24 Stunden', en: '24 hours' };
  expect(flat).toContain(when[language]);
  expect(flat).toContain(company.phone.display);
  expect(flat).toContain(`${company.mail.person} ${company.mail.role[language]}, ${company.name}`);
  const privacy = `${testSite.settings.PUBLIC_URL}/privacy?lang=${language}`;
  expect(text).toContain(`:\n${privacy}\n`);
  expect(html).toContain(`href="${privacy}"`);
  expect(html).toContain(`<html lang="${language}">`);
  expect(replyTo).toEqual({ name: company.name, address: company.email });
  expect(headers).toEqual({ 'X-Auto-Response-Suppress': 'All' });
});

test.each(languages)('the %s mail with a calculation leads to the booking page for a talk about it', (language) => {
  const { text, html } = receive(language, 'calculation-request');
  const booking = `${testSite.settings.PUBLIC_URL}/booking?lang=${language}`;
  expect(text).toContain(`:\n${booking}\n`);
  expect(html).toContain(`href="${booking}"`);
});

test('the receipts are worded for their kind', () => {
  for (const language of languages) {
    expect(new Set(kinds.map((kind) => receive(language, kind).text)).size).toBe(kinds.length);
  }
});

function omitTo({ to: _to, ...mail }: ReturnType<typeof receive>) {
  return mail;
}

test.each([
  ['de', 'private-equity-request', 'Ihr White Paper für Private Equity', /das Papier, .* Der Link gilt/],
  ['en', 'private-equity-request', 'Your white paper for private equity', /the paper you chose, .* The link works/],
  ['de', 'organisation-request', 'Ihr White Paper zu KI und Organisation', /das Papier öffnet sich/],
  ['en', 'organisation-request', 'Your white paper on AI and organisation', /The paper opens/],
] as const)('the %s receipt of a %s for one paper uses the singular', (language, kind, subject, words) => {
  const mail = receive(language, kind, { papers: ['buy-build'] });
  expect(mail.subject).toBe(subject);
  expect(mail.text.replace(/\s+/g, ' ')).toMatch(words);
});
