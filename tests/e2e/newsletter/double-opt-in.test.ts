import { expect, test } from 'vitest';
import { newsletterLink } from '#server/newsletter/links.ts';
import { visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { storedSignups } from '#tests/support/rows/stored-leads.ts';
import { mailServer, siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { until } from '#tests/support/until.ts';

const smtp = await mailServer();
const secret = 'a secret of thirty-two characters at least';
const site = await siteWith({ SMTP_URL: smtp.url, SECRET_KEY: secret });

const mailTo = (address: string, subject: RegExp) =>
  until(`the mail ${subject} to ${address}`, async () =>
    (await smtp.received()).find(
      ({ recipients, parsed }) => recipients.includes(address) && subject.test(parsed.subject ?? ''),
    ),
  );
/** Paths of the site that a mail leads to, in order. */
const links = (html = '') =>
  [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, href = '']) => {
    const { pathname, search } = new URL(href.replace(/&amp;/g, '&'));
    return pathname + search;
  });
const states = (email: string) =>
  storedSignups(site.folder)
    .filter((signup) => signup.email === email)
    .map(({ state }) => state);

async function signUp(email: string, language: 'de' | 'en', path = '/api/newsletter/general') {
  await fetch(site.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Selin', lastName: 'Beispiel', email, language, consent: true }),
  });
}

test('a sign-up becomes a subscription by the button on the linked page, and ends by another', async () => {
  const email = 'selin@visitor.example';
  await signUp(email, 'de');
  const asked = await mailTo(email, /bitte Anmeldung bestätigen$/);
  const [confirm = ''] = links(asked.parsed.html);

  // What a mail scanner does: every link by HEAD and GET, and in a browser without a click.
  for (const path of links(asked.parsed.html)) {
    for (const method of ['HEAD', 'GET']) expect((await fetch(site.origin + path, { method })).status).toBe(200);
  }
  const { page, faults } = await visitor(browser, { locale: 'en-GB' });
  await page.goto(site.origin + confirm);
  expect(await page.getAttribute('html', 'lang'), 'the language of the sign-up').toBe('de');
  expect(states(email)).toEqual(['pending']);
  await passesAxe(page, 'newsletter link: to be confirmed');
  expect(await page.title()).toMatch(/^Möchten Sie den Newsletter zu KI-Anwendungsfällen erhalten\? \|/);

  await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
  await page.getByRole('heading', { name: 'Ihre Anmeldung ist bestätigt' }).waitFor();
  expect(await page.title(), 'what a screen reader says first').toMatch(/^Ihre Anmeldung ist bestätigt \|/);
  await passesAxe(page, 'newsletter link: confirmed');
  expect(states(email)).toEqual(['confirmed']);
  await page.goto(site.origin + confirm);
  await page.getByRole('heading', { name: 'Diese Anmeldung ist schon bestätigt' }).waitFor();
  await passesAxe(page, 'newsletter link: confirmed before');

  const welcome = await mailTo(email, /ist bestätigt$/);
  const header = (name: string) => welcome.parsed.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(header('list-unsubscribe')).toMatch(/^<http.*\/newsletter\/unsubscribe\/[\w.-]+>$/);
  const [preferences = '', unsubscribe = ''] = links(welcome.parsed.html);
  await page.goto(site.origin + preferences);
  await passesAxe(page, 'newsletter link: preferences');
  await page.getByRole('checkbox', { name: /KI-Radar/ }).check();
  await page.getByRole('button', { name: 'Auswahl speichern' }).click();
  await page.getByRole('status').getByText('Ihre Auswahl ist gespeichert.').waitFor();
  await passesAxe(page, 'newsletter link: preferences saved');
  expect(states(email)).toEqual(['confirmed', 'confirmed']);

  await page.goto(site.origin + unsubscribe);
  await passesAxe(page, 'newsletter link: to be ended');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await page.getByRole('heading', { name: 'Sie sind abgemeldet' }).waitFor();
  await passesAxe(page, 'newsletter link: ended');
  expect(states(email)).toEqual(['unsubscribed', 'confirmed']);
  await page.goto(site.origin + preferences);
  await page.getByRole('checkbox', { name: /KI-Radar/ }).uncheck();
  await page.getByRole('button', { name: 'Auswahl speichern' }).click();
  await page.getByRole('status').getByText('Sie bekommen von uns keinen Newsletter mehr.').waitFor();
  expect(faults).toEqual([]);
});

test('it works in English and without JavaScript, on another device', async () => {
  const email = 'tom@visitor.example';
  await signUp(email, 'en');
  const asked = await mailTo(email, /please confirm/);
  const { page } = await visitor(browser, { javaScriptEnabled: false });
  await page.goto(site.origin + links(asked.parsed.html)[0]);
  expect(await page.getAttribute('html', 'lang')).toBe('en');
  await page.getByRole('button', { name: 'Confirm sign-up' }).click();
  await page.getByRole('heading', { name: 'Your sign-up is confirmed' }).waitFor();
  expect(states(email)).toEqual(['confirmed']);
});

test.each([
  true,
  false,
])('after a switch of language the stored declaration is the one that was shown, and the answer stays in that language (JavaScript: %s)', async (javaScriptEnabled) => {
  const email = `tilda-${javaScriptEnabled}@visitor.example`;
  await signUp(email, 'en');
  const asked = await mailTo(email, /please confirm/);
  const { page } = await visitor(browser, { javaScriptEnabled });
  const switched = async (path = '') => {
    await page.goto(site.origin + path);
    await page.getByRole('button', { name: /Deutsch/ }).click();
    await page.locator('html[lang=de]').waitFor();
  };
  await switched(links(asked.parsed.html)[0]);
  await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
  await page.getByRole('heading', { name: 'Ihre Anmeldung ist bestätigt' }).waitFor();
  const welcome = await mailTo(email, /is confirmed$/);
  await switched(links(welcome.parsed.html)[0]);
  await page.getByRole('checkbox', { name: /KI-Radar/ }).check();
  await page.getByRole('button', { name: 'Auswahl speichern' }).click();
  await page.getByRole('status').getByText('Ihre Auswahl ist gespeichert.').waitFor();
  const consents = storedSignups(site.folder).filter((signup) => signup.email === email);
  expect(consents.map(({ consent_wording }) => String(consent_wording).slice(0, 24))).toEqual([
    expect.anything(),
    'Was möchten Sie erhalten',
  ]);
});

test('a second newsletter within the hour is confirmed on the page of the first, with its own button', async () => {
  const email = 'leyla@visitor.example';
  await signUp(email, 'de');
  await signUp(email, 'de', '/api/newsletter/ki-radar');
  const asked = await mailTo(email, /bitte Anmeldung bestätigen$/);
  const { page, faults } = await visitor(browser);
  await page.goto(site.origin + links(asked.parsed.html)[0]);
  await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
  await page.getByRole('heading', { name: 'Ihre Anmeldung ist bestätigt' }).waitFor();
  expect(states(email)).toEqual(['confirmed', 'pending']);
  await passesAxe(page, 'newsletter link: a second newsletter to confirm');
  await page.getByRole('button', { name: 'Auch den KI-Radar bestätigen' }).click();
  await page.getByRole('button', { name: 'Auch den KI-Radar bestätigen' }).waitFor({ state: 'detached' });
  expect(states(email)).toEqual(['confirmed', 'confirmed']);
  await until('two welcomes', async () => {
    const mails = (await smtp.received()).filter(({ recipients }) => recipients.includes(email));
    return mails.length === 3 || undefined;
  });
  expect(faults).toEqual([]);
});

test('a used radar link leads to the radar, an expired one to both newsletters', async () => {
  const email = 'juri@visitor.example';
  await signUp(email, 'de', '/api/newsletter/ki-radar');
  const [confirm = ''] = links((await mailTo(email, /bitte Anmeldung bestätigen$/)).parsed.html);
  const { page, faults } = await visitor(browser);
  await page.goto(site.origin + confirm);
  await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
  const [, unsubscribe = ''] = links((await mailTo(email, /ist bestätigt$/)).parsed.html);
  await page.goto(site.origin + unsubscribe);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await page.getByRole('heading', { name: 'Sie sind abgemeldet' }).waitFor();

  expect((await page.goto(site.origin + confirm))?.status()).toBe(410);
  await page.getByRole('heading', { name: 'Sie haben sich inzwischen abgemeldet' }).waitFor();
  await passesAxe(page, 'newsletter link: ended meanwhile (410)');
  expect(await page.getByRole('main').getByRole('link', { name: 'Newsletter abonnieren' }).count()).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'KI-Radar abonnieren' }).click();
  await page.waitForURL('**/wissenscenter#radar');

  const spent = newsletterLink('confirm', 'x', secret, Date.now() - 15 * 86_400_000);
  expect((await page.goto(site.origin + spent))?.status()).toBe(410);
  for (const name of ['Newsletter abonnieren', 'KI-Radar abonnieren'])
    await page.getByRole('main').getByRole('link', { name }).waitFor();
  await passesAxe(page, 'newsletter link: expired (410)');
  const spentChoice = newsletterLink('preferences', 'x', secret, Date.now() - 731 * 86_400_000);
  expect((await page.goto(site.origin + spentChoice))?.status()).toBe(410);
  await page.getByText('Er galt zwei Jahre.').waitFor();
  expect(faults.filter((fault) => !fault.includes('410'))).toEqual([]);
});

test('an invalid or truncated link has another message than an expired one', async () => {
  const { page } = await visitor(browser);
  const answer = await page.goto(`${site.origin}/newsletter/confirm/made.up`);
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Diesen Link kennen wir nicht' }).waitFor();
  await passesAxe(page, 'newsletter link: unknown (404)');
});
