import { beforeAll, describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/site/languages.ts';
import { visitor } from '#tests/support/browser.ts';
import { changeStored, storedTables } from '#tests/support/rows/stored-tables.ts';
import { mailServer, siteWith } from '#tests/support/servers/of-file.ts';
import type { ReceivedMail } from '#tests/support/servers/smtp.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { sideBySide } from '#tests/support/side-by-side.ts';
import { until } from '#tests/support/until.ts';

// Every kind of mail is caused, sent through a real mail server and read; then its links are followed as mail
// scanners follow them: by GET, by HEAD and in a browser without a click.

const staff = 'vertrieb@visitor.example';
const address = (about: string, language: Language) => `${about}-${language}@visitor.example`;

const calls = {
  contact: ['/api/contact/send', { message: 'Läuft das bei uns?' }],
  'white-paper': ['/api/leads/whitepaper', { whitePaperId: '7' }],
  'private-equity': ['/api/pe-whitepaper-request', { selectedWhitepapers: ['buy-build', 'cost-reduction'] }],
  organisation: ['/api/org-whitepaper-request', { selectedWhitepapers: ['human-in-loop'] }],
  investor: ['/api/newsletter/investor', { company: 'Muster', investmentFocus: 'AI', investmentStage: 'Early' }],
  // One stays pending, the other is confirmed, so that it is welcomed.
  general: ['/api/newsletter/general', {}],
  'general-reader': ['/api/newsletter/general', {}],
  radar: ['/api/newsletter/ki-radar', {}],
  'radar-reader': ['/api/newsletter/ki-radar', {}],
} as const;

/** Subject of each mail to a visitor, by what caused it. */
const subjects: Record<Language, [about: string, subject: string][]> = {
  de: [
    ['contact', 'Ihre Nachricht ist angekommen'],
    ['private-equity', 'Ihre White Papers für Private Equity'],
    ['organisation', 'Ihr White Paper zu KI und Organisation'],
    ['investor', 'Ihre Investorenanfrage ist angekommen'],
    ['general', 'Newsletter: bitte Anmeldung bestätigen'],
    ['radar', 'KI-Radar: bitte Anmeldung bestätigen'],
    ['general-reader', 'Newsletter: Ihre Anmeldung ist bestätigt'],
    ['radar-reader', 'KI-Radar: Ihre Anmeldung ist bestätigt'],
    ['general-reader', 'Newsletter: Sie sind bereits angemeldet'],
  ],
  en: [
    ['contact', 'We have received your message'],
    ['private-equity', 'Your white papers for private equity'],
    ['organisation', 'Your white paper on AI and organisation'],
    ['investor', 'We have received your investor inquiry'],
    ['general', 'Newsletter: please confirm your sign-up'],
    ['radar', 'AI radar: please confirm your sign-up'],
    ['general-reader', 'Newsletter: your sign-up is confirmed'],
    ['radar-reader', 'AI radar: your sign-up is confirmed'],
    ['general-reader', 'Newsletter: you are signed up already'],
  ],
};
/** How the subject of the mail begins that asks for a confirmation, and of the one after it. */
const asks = (about: string, language: Language) =>
  `${titleOf(about)[language]}: ${{ de: 'bitte', en: 'please' }[language]}`;
const welcomes = (about: string, language: Language) =>
  `${titleOf(about)[language]}: ${{ de: 'Ihre Anmeldung', en: 'your sign-up' }[language]}`;
const titleOf = (about: string) =>
  about.startsWith('radar') ? { de: 'KI-Radar', en: 'AI radar' } : { de: 'Newsletter', en: 'Newsletter' };

/** Subjects of the mails to staff, in order of what caused them. */
const toStaff = ['Mia Beispiel: Ohne Angabe', 'Mia Beispiel: White Paper #', 'Mia Beispiel: Papiere zu Private Equity'];
const alsoToStaff = ['Mia Beispiel: Papiere zur Organisation', 'Mia Beispiel: Muster', 'Newsletter: Anmeldung zurück'];

const smtp = await mailServer();
const site = await siteWith({ SMTP_URL: smtp.url, MAIL_TO: staff });
let mails: ReceivedMail[];

async function post(path: string, body: object) {
  const answer = await fetch(site.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Mia', lastName: 'Beispiel', consent: true, ...body }),
  });
  expect([path, answer.status]).toEqual([path, 200]);
}

/** Web addresses in both parts of a mail and in its headers, as paths of the site. */
function linksOf({ parsed }: ReceivedMail): string[] {
  const html = [...(parsed.html ?? '').matchAll(/href="(https?:[^"]+)"/g)].map(([, href = '']) =>
    href.replace(/&amp;/g, '&'),
  );
  const text = [...(parsed.text ?? '').matchAll(/https?:[^\s)>]+/g)].map(([href]) => href.replace(/\.$/, ''));
  const unsubscribe = [...(header(parsed, 'list-unsubscribe') ?? '').matchAll(/<(https?:[^>]+)>/g)];
  const all = [...html, ...text, ...unsubscribe.map(([, href = '']) => href)].map((href) => new URL(href));
  return [...new Set(all.map(({ pathname, search }) => pathname + search))];
}

function header(parsed: ReceivedMail['parsed'], name: string): string | undefined {
  return parsed.headers.find(({ key }) => key === name)?.value;
}

const find = (to: string, subject: string) =>
  mails.find(({ recipients, parsed }) => recipients.includes(to) && parsed.subject?.startsWith(subject));
const arrived = (to: string, subject: string) =>
  until(`${subject} to ${to}`, async () => {
    mails = await smtp.received();
    return find(to, subject);
  });
const linkIn = (mail: ReceivedMail | undefined, part: string) =>
  site.origin + (mail && linksOf(mail).find((link) => link.startsWith(part)));
const state = (email: string) =>
  storedTables(site.folder)
    .newsletter_signups?.filter((row) => row.email === email)
    .map((row) => row.state);

beforeAll(async () => {
  for (const language of languages) {
    for (const [about, [path, body]] of Object.entries(calls)) {
      await post(path, { ...body, language, email: address(about, language) });
    }
    for (const about of ['general-reader', 'radar-reader']) {
      const asked = await arrived(address(about, language), asks(about, language));
      await fetch(linkIn(asked, '/newsletter/confirm/'), { method: 'POST' });
      await arrived(address(about, language), welcomes(about, language));
    }
    // An hour later the same person signs up once more.
    changeStored(site.folder, 'update newsletter_signups set mailed_at = mailed_at - 3600001');
    await post('/api/newsletter/general', { language, email: address('general-reader', language) });
  }
  await post('/api/newsletter/general', {
    email: address('machine', 'de'),
    website: 'https://spam.example',
    elapsed: 9,
  });
  changeStored(site.folder, "update outbox set next_attempt_at = 0 where template = 'newsletter-held'");
  // Wakes the worker.
  await post('/api/contact/send', { language: 'de', email: address('last', 'de'), message: 'Läuft das bei uns?' });
  for (const language of languages) {
    for (const [about, subject] of subjects[language]) await arrived(address(about, language), subject);
  }
  for (const subject of [...toStaff, ...alsoToStaff]) await arrived(staff, subject);
  await until('an empty outbox', () => {
    const waiting = storedTables(site.folder).outbox?.filter((row) => row.state !== 'sent');
    return Promise.resolve(waiting?.length === 0 || undefined);
  });
  mails = await smtp.received();
}, 120_000);

test.each(
  languages.flatMap((language) => subjects[language].map((one) => [language, ...one] as const)),
)('in %s the mail about %s (%s) arrives complete, in both parts and in its language', (language, about, subject) => {
  const mail = find(address(about, language), subject);
  expect(mail?.parsed.html).toContain(`<html lang="${language}">`);
  expect(mail?.parsed.text?.trim().length).toBeGreaterThan(200);
  expect(mail?.parsed.from?.address).toMatch(/@musterwerk-ki\.example$/);
  expect(mail?.source).toMatch(/^Message-ID: <.+>\r$/im);
  expect(linksOf(mail as ReceivedMail).length).toBeGreaterThan(0);
  // Nothing that a stranger typed travels to the address.
  expect(mail?.parsed.text).not.toMatch(/Mia|Läuft das/);
});

test('visitors get these mails, each once, and no other', () => {
  const expected = languages.flatMap((language) => [
    ...subjects[language].map(([about, subject]) => `${address(about, language)} ${subject}`),
    ...['general', 'radar'].map((newsletter) => {
      const about = `${newsletter}-reader`;
      const subject = subjects[language].find(([one]) => one === newsletter)?.[1];
      return `${address(about, language)} ${subject}`;
    }),
  ]);
  const last = `${address('last', 'de')} Ihre Nachricht ist angekommen`;
  const sent = mails.filter(({ recipients }) => !recipients.includes(staff));
  expect(sent.map(({ recipients, parsed }) => `${recipients} ${parsed.subject}`).sort()).toEqual(
    [...expected, last].sort(),
  );
});

/** All that is stored of anybody; what the site counts and notes by the minute comes by itself. */
function storedOfPeople(): Record<string, unknown> {
  const { audit_anchors: _anchors, page_views: _views, site_state: _state, ...tables } = storedTables(site.folder);
  return { ...tables, outbox: tables.outbox?.filter(({ template }) => template !== 'audit-anchor') };
}

describe('mail scanners change nothing', () => {
  test.each(['GET', 'HEAD'])('every link of every mail by %s', async (method) => {
    const before = storedOfPeople();
    const links = new Set(mails.flatMap(linksOf));
    expect(links.size).toBeGreaterThan(25);
    for (const link of links) {
      const answer = await fetch(site.origin + link, { method });
      expect([link, answer.status]).toEqual([link, 200]);
    }
    expect(storedOfPeople()).toEqual(before);
  });

  test('every link of every mail in a browser, without a click', async () => {
    const before = storedOfPeople();
    // A PDF is no page for a browser without a window.
    const links = new Set(mails.flatMap(linksOf).filter((link) => !link.startsWith('/papers/')));
    await sideBySide(links, async (link) => {
      const { page } = await visitor(browser);
      await page.goto(site.origin + link, { waitUntil: 'networkidle' });
      await page.context().close();
    });
    expect(storedOfPeople()).toEqual(before);
  }, 180_000);
});

test.each(languages)('after that the person’s own clicks still work (%s)', async (language) => {
  const { page } = await visitor(browser);
  const button = () => page.getByRole('main').locator('form[method=post] button');
  const asked = find(address('general', language), asks('general', language));
  await page.goto(linkIn(asked, '/newsletter/confirm/'));
  await button().click();
  await expect.poll(() => state(address('general', language))).toEqual(['confirmed']);

  const welcome = find(address('radar-reader', language), welcomes('radar-reader', language));
  await page.goto(linkIn(welcome, '/newsletter/unsubscribe/'));
  await button().click();
  await expect.poll(() => state(address('radar-reader', language))).toEqual(['unsubscribed']);

  // The one click of a mail program (RFC 8058).
  const other = find(address('general-reader', language), welcomes('general-reader', language));
  expect(header((other as ReceivedMail).parsed, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const oneClick = /<(.+)>/.exec(header((other as ReceivedMail).parsed, 'list-unsubscribe') ?? '')?.[1] ?? '';
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(site.origin + new URL(oneClick).pathname, { method: 'POST', body })).status).toBe(200);
  expect(state(address('general-reader', language))).toContain('unsubscribed');
  expect(state(address('general-reader', language))).not.toContain('confirmed');
});
