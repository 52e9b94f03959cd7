import { expect, test } from 'vitest';
import { adminPaths } from '#contract/staff/contacts.ts';
import { focused, visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { serveSite } from '#tests/support/servers/served-site.ts';
import { staffLogin } from '#tests/support/servers/site.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';
import { enter, submit } from '#tests/support/staff-browser.ts';
import { until } from '#tests/support/until.ts';

test('the login reports what is missing, what is wrong and what failed', async () => {
  const { page } = await visitor(browser);
  await page.goto(`${site.origin}/admin/login`);
  await page.getByText('Nur für autorisierte Benutzer').waitFor();
  await submit(page).click();
  await page.getByText('Bitte geben Sie Ihren Benutzernamen ein.').waitFor();
  await page.getByText('Bitte geben Sie Ihr Passwort ein.').waitFor();
  await passesAxe(page, 'staff login: mistakes');
  await focused(page.getByLabel('Benutzername'));
  await enter(page, { ...staffLogin, password: 'falsch' });
  await page.getByText('Benutzername oder Passwort ist falsch.', { exact: true }).waitFor();
  await passesAxe(page, 'staff login: wrong password');
  const login = `**${adminPaths.login}`;
  await page.route(login, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' }));
  await submit(page).click();
  await page.getByText('Login fehlgeschlagen', { exact: true }).waitFor();
  await passesAxe(page, 'staff login: failure of the server');
  await page.unroute(login);
  await page.route(login, (route) => route.abort('connectionrefused'));
  await submit(page).click();
  await page.getByText('Verbindungsfehler. Bitte versuchen Sie es erneut.', { exact: true }).waitFor();
  await page.unroute(login);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(login, async (route) => {
    await released;
    await route.continue();
  });
  await enter(page);
  await page.getByRole('button', { name: 'Anmeldung...', exact: true }).waitFor();
  await passesAxe(page, 'staff login: sending');
  release();
  await page.waitForURL('**/admin/dashboard');
});

test.each([
  ['as it was sent', (html: string) => html],
  ['changed on its way', (html: string) => html.replace('<main', '<p>Erweiterung</p><main')],
])('on a page of the staff area, %s, Trusted Types allow no HTML from text after hydration', async (_case, change) => {
  const { page } = await visitor(browser);
  await page.route('**/admin/login', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  await page.goto(`${site.origin}/admin/login`, { waitUntil: 'domcontentloaded' });
  const refusals = () =>
    page.evaluate(() => {
      const tried = [
        () => Object.assign(document.createElement('p'), { innerHTML: '<img src="x">' }),
        () => Object.assign(document.createElement('script'), { src: '/elsewhere.js' }),
        () => Object(window).trustedTypes.createPolicy('page', {}),
      ];
      return tried.map((attempt) => {
        try {
          return `made ${attempt()}`;
        } catch (error) {
          return String(error);
        }
      });
    });
  await until('markup is refused', async () => ((await refusals())[0]?.includes('TrustedHTML') ? true : undefined));
  expect(await refusals()).toEqual([
    expect.stringContaining('TrustedHTML'),
    expect.stringContaining('TrustedScriptURL'),
    expect.stringContaining('createPolicy'),
  ]);
  await enter(page);
  await page.getByText(`Willkommen, ${staffLogin.username}`).waitFor();
  await page.close();
});

test('repeated failed logins are delayed, with the time of the next attempt', async () => {
  const limited = await serveSite({ RATE_LIMIT: 'on' });
  try {
    const { page } = await visitor(browser);
    await page.goto(`${limited.origin}/admin/login`);
    await page.getByLabel('Benutzername').fill(staffLogin.username);
    await page.getByRole('textbox', { name: 'Passwort' }).fill(staffLogin.password);
    await until('a delay that outlasts a click', async () => {
      const answer = await fetch(limited.origin + adminPaths.login, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: staffLogin.username, password: 'geraten' }),
      });
      return Number(answer.headers.get('retry-after')) >= 6 || undefined;
    });
    await submit(page).click();
    await page.getByText(/Nächster Versuch ab \d{2}:\d{2}:\d{2} Uhr\.$/).waitFor();
    await passesAxe(page, 'staff login: too many tries');
    expect(new URL(page.url()).pathname).toBe('/admin/login');
    expect(await page.evaluate(() => localStorage.getItem('admin_token'))).toBeNull();
  } finally {
    await limited.end();
  }
});
