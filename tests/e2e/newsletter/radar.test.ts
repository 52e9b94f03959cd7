import { expect, test } from 'vitest';
import { awake, focused, visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { storedSignups } from '#tests/support/rows/stored-leads.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';

const site = await siteWith();

const call = '**/api/newsletter/ki-radar';
const german = {
  locale: 'de-DE',
  path: '/wissenscenter',
  label: 'KI-Radar abonnieren',
  fields: ['Vorname', 'Nachname', 'E-Mail'],
  missing: 'Bitte geben Sie Ihren Vornamen ein',
  invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  success: ['Erfolgreich angemeldet!', 'Bestätigungs-E-Mail', 'Schließen'],
  failure: [
    'Anmeldung fehlgeschlagen',
    'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    'Erneut versuchen',
  ],
};
const english: typeof german = {
  locale: 'en-GB',
  path: '/knowledge-center',
  label: 'Subscribe to the AI radar',
  fields: ['First name', 'Last name', 'Email'],
  missing: 'Please enter your first name',
  invalid: 'Please enter a valid email address',
  success: ['Subscribed successfully!', 'confirmation email', 'Close'],
  failure: ['Subscription failed', 'An error occurred. Please try again.', 'Try again'],
};
const languages = [
  ['German', german],
  ['English', english],
] as const;

/** A visitor at the radar's form, whose clock the test moves. */
async function atForm(words: typeof german) {
  const { page, faults } = await visitor(browser, { locale: words.locale });
  await page.clock.install();
  await page.goto(site.origin + words.path);
  await awake(page);
  const form = page.getByRole('form', { name: words.label });
  await form.scrollIntoViewIfNeeded();
  // The form's own code has taken over from the server's HTML.
  await expect.poll(() => form.evaluate((it) => (it as HTMLFormElement).noValidate)).toBe(true);
  const [first, last, email] = words.fields.map((name) => form.getByRole('textbox', { name }));
  if (!first || !last || !email) throw new Error('three fields');
  const fill = async (address: string) => {
    await first.fill('Selin');
    await last.fill('Beispiel');
    await email.fill(address);
  };
  const typed = () => Promise.all([first.inputValue(), last.inputValue(), email.inputValue()]);
  return {
    page,
    faults,
    form,
    first,
    last,
    email,
    fill,
    typed,
    submit: form.getByRole('button', { name: words.label }),
  };
}

test.each(
  languages,
)('a sign-up is covered by its confirmation, which closes seven seconds after pointer and focus have left it (%s)', async (_name, words) => {
  const { page, faults, fill, typed, submit } = await atForm(words);
  const address = `radar-${words.locale}@muster.example`;
  await fill(address);
  await submit.click();
  const heading = page.getByRole('heading', { name: words.success[0] ?? '' });
  const panel = page.getByRole('status').filter({ has: heading });
  await focused(heading);
  // From here on only the test moves the clock: the panel's seven seconds run exactly.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  expect(await panel.textContent()).toContain(words.success[1]);
  expect(storedSignups(site.folder).filter(({ email }) => email === address)).toMatchObject([
    { kind: 'newsletter-radar', first_name: 'Selin', page_source: 'Wissenscenter', consent: 1, state: 'pending' },
  ]);
  await page.clock.runFor(30_000);
  expect(await panel.isVisible(), 'while it has the focus').toBe(true);
  await page.locator('#content').focus();
  await page.clock.runFor(6500);
  expect(await panel.isVisible()).toBe(true);
  await page.clock.runFor(600);
  await panel.waitFor({ state: 'detached' });
  expect(await typed()).toEqual(['', '', '']);
  await page.clock.resume();
  await fill(`noch-${address}`);
  await submit.click();
  await panel.getByRole('button', { name: words.success[2] ?? '' }).click();
  await panel.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test.each(
  languages,
)('a failure keeps the input, closes after five seconds, and can be retried (%s)', async (_name, words) => {
  const { page, form, fill, typed, submit } = await atForm(words);
  const address = `kenan-${words.locale}@muster.example`;
  await page.route(call, (route) => route.fulfill({ status: 500, body: '' }));
  await fill(address);
  await submit.click();
  const panel = page.getByRole('status').filter({ has: page.getByRole('heading', { name: words.failure[0] ?? '' }) });
  await panel.getByText(words.failure[1] ?? '', { exact: true }).waitFor();
  if (words === german) await passesAxe(page, 'radar: failure', 'main');
  await page.locator('#content').focus();
  await page.clock.fastForward(5100);
  await panel.waitFor({ state: 'detached' });
  await form.getByText(words.failure[0] ?? '', { exact: true }).waitFor();
  expect(await typed()).toEqual(['Selin', 'Beispiel', address]);
  await submit.click();
  await panel.getByRole('button', { name: words.failure[2] ?? '' }).click();
  await panel.waitFor({ state: 'detached' });
  await page.unroute(call);
  await submit.click();
  await page
    .getByRole('status')
    .filter({ hasText: words.success[0] ?? '' })
    .waitFor();
  expect(storedSignups(site.folder).filter(({ email }) => email === address)).toHaveLength(1);
  if (words === german) await passesAxe(page, 'radar: noted', 'main');
});

test.each([
  ['success', 7000],
  ['failure', 5000],
] as const)('the panel of a %s stays open while the pointer is anywhere over it, every time', async (outcome, time) => {
  const { page, fill, submit } = await atForm(german);
  if (outcome === 'failure') await page.route(call, (route) => route.fulfill({ status: 500, body: '' }));
  await fill(`zeigt-${outcome}@muster.example`);
  await submit.click();
  const heading = page.getByRole('heading', { name: german[outcome][0] ?? '' });
  const panel = page.getByRole('status').filter({ has: heading });
  const sentence = panel.getByText(german[outcome][1] ?? '');
  await focused(heading);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.locator('#content').focus();
  for (let visit = 0; visit < 2; visit++) {
    await sentence.hover({ position: { x: 3, y: 3 } });
    await page.mouse.move(0, 0, { steps: 2 });
    await page.clock.runFor(1000);
    await sentence.hover({ position: { x: 9, y: 3 } });
    await page.clock.runFor(30_000);
    expect(await panel.isVisible(), 'while pointed at').toBe(true);
  }
  await page.mouse.move(0, 0, { steps: 2 });
  await page.clock.runFor(time - 2100);
  expect(await panel.isVisible(), 'what was left of its time').toBe(true);
  await page.clock.runFor(300);
  await panel.waitFor({ state: 'detached' });
});

test('a response without success is a failure, whatever its status', async () => {
  const { page, fill, submit } = await atForm(german);
  await page.route(call, (route) => route.fulfill({ json: { success: false, message: 'nein' } }));
  await fill('nein@muster.example');
  await submit.click();
  await page.getByText('Anmeldung fehlgeschlagen', { exact: true }).waitFor();
});

test.each(languages)('errors are shown at their fields and disappear when corrected (%s)', async (_name, words) => {
  const { page, form, first, last, email, submit, faults } = await atForm(words);
  const errorShown = (text: string) => form.getByText(text, { exact: true });
  await email.fill('selin@muster');
  await submit.click();
  await focused(first);
  await errorShown(words.missing).waitFor();
  await errorShown(words.invalid).waitFor();
  if (words === german) await passesAxe(page, 'radar: mistakes', '#newsletter-radar');
  await first.fill('Selin');
  await errorShown(words.missing).waitFor({ state: 'detached' });
  expect(await errorShown(words.invalid).isVisible()).toBe(true);
  await last.fill('Beispiel');
  await email.fill('selin@muster.example');
  await errorShown(words.invalid).waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test('a click that began before the form’s code had loaded is not lost', async () => {
  const { page } = await visitor(browser);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/sign-up-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`${site.origin}/wissenscenter`);
  await awake(page);
  const form = page.locator('#newsletter-radar');
  await form.getByLabel('Vorname').fill('Aylin');
  await form.getByLabel('Nachname').fill('Beispiel');
  await form.getByLabel('E-Mail').fill('aylin@muster.example');
  await form.getByRole('button', { name: 'KI-Radar abonnieren' }).hover();
  await page.mouse.down();
  const code = page.waitForResponse('**/assets/sign-up-*.js');
  arrive();
  await (await code).finished();
  // The code has run by the second frame after it arrived.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.mouse.up();
  await page.getByText('Erfolgreich angemeldet!').waitFor();
});

test('a press that became a scroll before the code had loaded does not send the form on a later press elsewhere', async () => {
  const { page } = await visitor(browser);
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/sign-up-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
  await page.goto(`${site.origin}/wissenscenter`);
  await awake(page);
  const form = page.locator('#newsletter-radar');
  const button = form.getByRole('button', { name: 'KI-Radar abonnieren' });
  await form.getByLabel('Vorname').fill('Aylin');
  await form.getByLabel('Nachname').fill('Beispiel');
  await form.getByLabel('E-Mail').fill('aylin@muster.example');
  await button.dispatchEvent('pointerdown');
  await button.dispatchEvent('pointercancel');
  const server = await form.elementHandle();
  arrive();
  await page.waitForFunction((before) => !before?.isConnected, server);
  await page.locator('search [type=submit]').first().dispatchEvent('pointerup');
  // Whatever that sent was sent before this.
  await page.evaluate(() => fetch('/robots.txt').then(() => {}));
  expect(posts.filter((path) => path.includes('newsletter'))).toEqual([]);
});

test('without JavaScript the sign-up is stored and confirmed on the page', async () => {
  const { page } = await visitor(browser, { javaScriptEnabled: false });
  await page.goto(`${site.origin}/wissenscenter`);
  const form = page.locator('#newsletter-radar');
  await form.getByLabel('Vorname').fill('Miriam');
  await form.getByLabel('Nachname').fill('Beispiel');
  await form.getByLabel('E-Mail').fill('miriam@sample.example');
  await form.getByRole('button', { name: 'KI-Radar abonnieren' }).click();
  await page.waitForURL('**/wissenscenter?sent=*#newsletter-radar');
  await page.getByText('Erfolgreich angemeldet!').waitFor();
  await page.getByRole('button', { name: 'Schließen' }).click();
  await form.getByLabel('Vorname').waitFor();
});
