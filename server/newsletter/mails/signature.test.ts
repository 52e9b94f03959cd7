import { expect, test } from 'vitest';
import { mails } from '#server/all-mails.ts';
import { sampleSignup } from '#server/mail-preview/samples.ts';
import { testSite } from '#tests/support/rows/outbox.ts';

const { editor: _editor, ...mail } = testSite.company.mail;
const withoutEditor = { ...testSite, company: { ...testSite.company, mail } };

test.each([
  'newsletter-confirmation',
  'newsletter-welcome',
] as const)('%s is signed by the editor, or by the company if there is none, never by the person who leads conversations', (template) => {
  const about = { signup: sampleSignup, receives: false };
  const signed = mails[template].compose(about, sampleSignup.email, 'de', testSite);
  expect(signed.text).toMatch(/^Freundliche Grüße\nMira Beispiel\nRedaktion, Musterwerk KI$/m);
  const unsigned = mails[template].compose(about, sampleSignup.email, 'de', withoutEditor);
  expect(unsigned.text).toMatch(/^Freundliche Grüße\nMusterwerk KI$/m);
});
