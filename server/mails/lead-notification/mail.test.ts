import { expect, test } from 'vitest';
import type { RequestPaper } from '#contract/leads/paper-requests.ts';
import type { ContactKind } from '#contract/leads/registry.ts';
import type { SpamSignal } from '#contract/leads/spam-signals.ts';
import { mails } from '#server/all-mails.ts';
import type { Lead } from '#server/db/schema/schema.ts';
import { sampleLeads } from '#server/mail-preview/samples.ts';
import { testSite } from '#tests/support/rows/outbox.ts';

const kinds = Object.keys(sampleLeads) as ContactKind[];

function notify(kind: ContactKind, change: Partial<Lead> = {}) {
  return mails['lead-notification'].compose({ ...sampleLeads[kind], ...change }, 'staff@x.example', 'de', testSite);
}

test('the mail to staff says what was asked, from where, and by when a reply is due in office time', () => {
  const { text, subject } = notify('contact');
  expect(subject).toBe('Mia Beispiel: KI-Plattform');
  expect(text).toContain('Antwort fällig bis Montag, 23.\u00a0November 2026 um 24:00\u00a0Uhr.');
  expect(text).toMatch(/^Name: +Mia Beispiel$/m);
  // The message comes first; its origin comes last, on one line and without a URL.
  expect(text.indexOf('> Guten Tag,')).toBeLessThan(text.indexOf('Antwort fällig'));
  expect(text.replace(/\s+/g, ' ')).toContain(
    'KI-Plattform · AIWizz Demo · AIWizz Demo buchen · Deutsch · Samstag, 21. November 2026 um 10:30 Uhr',
  );
  expect(text).not.toContain(sampleLeads.contact.page_url);
  expect(text).toContain(`${testSite.settings.PUBLIC_URL}/admin/dashboard/leads/${sampleLeads.contact.id}`);
});

test.each(kinds)('the mail about a %s has a short subject, a heading and its details', (kind) => {
  const { subject, text, replyTo } = notify(kind);
  expect(Array.from(subject).length).toBeLessThan(50);
  for (const value of Object.values(sampleLeads[kind].details)) {
    // Long values are wrapped.
    expect(text.replace(/\s+/g, ' ')).toContain(value);
  }
  expect(text).not.toMatch(/undefined|null|\[object/);
  expect(replyTo).toEqual({ name: 'Mia Beispiel', address: sampleLeads[kind].email });
});

test('the message keeps its line breaks in both parts', () => {
  const { text, html } = notify('contact', { message: 'Erste Zeile\n\n  Dritte Zeile\nVierte' });
  expect(text).toContain('> Erste Zeile\n>\n>   Dritte Zeile\n> Vierte\n');
  expect(html).toContain('Erste Zeile<br>\n<br>\n  Dritte Zeile<br>\nVierte');
});

test('visitor input can become neither markup nor a link of ours', () => {
  const { html } = notify('contact', {
    first_name: '<img src=x onerror=alert(1)>',
    message: '</div><a href="https://bad.example">Klick</a>',
    page_url: 'javascript:alert(1)',
    email: `"onmouseover="x'@bad.example`,
    details: { '<b>Label</b>': '<i>Wert</i>' },
  });
  expect(html).not.toMatch(/<img|<b>|<i>|href="(javascript|https:\/\/bad)/);
  expect(html).not.toMatch(/<[^>]*"onmouseover/);
  expect(html).toContain('&lt;/div&gt;&lt;a href=&quot;https://bad.example&quot;&gt;Klick');
});

test('visitor input cannot change the text direction of a mail', () => {
  const turned = 'a\u202eb\u202dc\u2067d\u200fe\u0007';
  const mail = notify('contact', {
    first_name: turned,
    last_name: turned,
    company: turned,
    message: `${turned}\n${turned}`,
    page_url: `https://x.example/${turned}`,
    page_source: turned,
    details: { [turned]: turned },
  });
  expect(JSON.stringify(mail)).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\\u00/);
  expect(mail.text).toContain('> abcde\n> abcde');
});

test('the mail about a suspected lead says why, and marks its subject', () => {
  const { subject, text } = notify('contact', { spam_signals: ['honeypot', 'rate'] });
  expect(subject).toBe('[Spam?] Mia Beispiel: KI-Plattform');
  expect(text.replaceAll('\n! ', ' ')).toContain('Eine Eingangsbestätigung wurde deshalb nicht gesendet.');
});

test('a form that the browser filled in quickly is not called suspicious', () => {
  const { subject, text } = notify('contact', { spam_signals: ['fast'] });
  expect(subject).toBe('Mia Beispiel: KI-Plattform');
  expect(text).toContain('in weniger als zwei Sekunden');
});

test('the mail about a corrected message says that it follows an earlier one', () => {
  expect(notify('contact', { follows_id: 'x' }).text).toMatch(/Diese Fassung\s+ist die neuere\./);
});

test('if Reply-To cannot be set, the mail says which address to write to', () => {
  expect(notify('contact').text).toMatch(/geht direkt an\s+mia\.beispiel@/);
  const { text } = notify('contact', { email: 'jürgen@visitor.example' });
  expect(text).toMatch(/eine neue E-Mail an\s+jürgen@visitor\.example\./);
});

test('an umlaut domain is linked in its ASCII form and shown as it was typed', () => {
  const lead = { ...sampleLeads.contact, email: 'mia+ki@bücher.example' };
  const { html, text } = mails['lead-notification'].compose(lead, 'staff@x.example', 'de', testSite);
  expect(html).toContain('href="mailto:mia%2Bki@xn--bcher-kva.example"');
  expect(text).toContain('mia+ki@bücher.example');
});

test('hostile sources and companies stay within a short subject line', () => {
  const source = `\r\nBcc: x@y.example \u202e${'lang '.repeat(60)}`;
  const { subject } = notify('contact', { page_source: source });
  expect(subject).toMatch(/^Mia Beispiel: Bcc: x@y\.example lang .*…$/u);
  expect(Array.from(subject).length).toBeLessThan(50);
  expect(notify('investor', { company: '' }).subject).toBe('Mia Beispiel: Investorenanfrage');
});

test('the mail about a suspected calculation says that its link was not sent, and contains it', () => {
  const compose = (...spam_signals: SpamSignal[]) =>
    mails['lead-notification'].compose(
      { ...sampleLeads['calculation-request'], spam_signals },
      'staff@x.example',
      'de',
      testSite,
    ).text;
  expect(compose('honeypot', 'rate')).toContain('Der Link zum PDF wurde nicht gesendet.');
  expect(compose('honeypot', 'rate')).not.toContain('geht automatisch');
  expect(compose('honeypot', 'rate').match(/\/calculations\/[\w.-]+/g)).toHaveLength(1);
  expect(compose('fast')).not.toContain('/calculations/');
});

test('the mail about a suspected request says that its papers were not sent, and contains the links for staff to forward', () => {
  const papers: RequestPaper[] = ['human-in-loop', 'ki-arbeitsplatz'];
  const lead = { ...sampleLeads['organisation-request'], papers };
  const compose = (...spam_signals: SpamSignal[]) =>
    mails['lead-notification'].compose({ ...lead, spam_signals }, 'staff@x.example', 'de', testSite).text;
  expect(compose('honeypot', 'rate')).toContain('Die Auswahl wurde nicht gesendet');
  expect(compose('honeypot', 'rate').match(/\/papers\/[\w.-]+/g)).toHaveLength(2);
  expect(compose('rate').match(/\/papers\/[\w.-]+/g), 'from the eleventh of a connection').toHaveLength(2);
  expect(compose('fast', 'honeypot')).toContain('Die Auswahl wurde nicht gesendet');
  expect(compose('fast')).toContain('unterwegs');
  expect(compose('fast')).not.toContain('/papers/');
});
