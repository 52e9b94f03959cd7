import { expect, test } from 'vitest';
import { hrefFor } from '#contract/site/pages.ts';
import { awake, focused, visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { shifts } from '#tests/support/shifts.ts';
import { bookByCall, bookingsOf, changeTime, clock, fillPerson, freeSlots, times } from './steps.ts';

const site = await siteWith({ TZ: 'America/Los_Angeles' });

const texts = {
  de: { locale: 'de-DE', book: 'Termin buchen', done: 'Ihr Termin steht', about: 'Worum geht es?' },
  en: {
    locale: 'en-GB',
    book: 'Book appointment',
    done: 'Your appointment is booked',
    about: 'What would you like to discuss?',
  },
} as const;

test('a bookmark of the second step begins with the first, and Back returns from the details all the same', async () => {
  const { page, faults } = await visitor(browser);
  await page.goto(`${site.origin}/booking#details`);
  const time = times(page).first();
  await time.click();
  await changeTime(page).waitFor();
  await page.goBack();
  await time.waitFor();
  expect(new URL(page.url()).pathname).toBe('/booking');
  expect(faults).toEqual([]);
});

test('a browser without a time zone is offered office time', async () => {
  const { page, faults } = await visitor(browser);
  // What Chromium says on a system whose zone it cannot tell; it takes that name for no zone itself.
  await page.addInitScript(() => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' };
    };
  });
  await page.goto(`${site.origin}/booking`);
  await awake(page);
  const { slots } = await freeSlots(site);
  await page.getByRole('button', { name: 'Diesen Termin nehmen' }).click();
  await page.getByRole('button', { name: /^ändern/ }).waitFor();
  expect(await page.locator('main time').first().textContent()).toContain(clock(slots[0] ?? '', 'Europe/Berlin'));
  expect(faults).toEqual([]);
});

test.each([
  'de',
  'en',
] as const)('without JavaScript a button leads to the booking page, which uses office time and keeps the input (%s)', async (language) => {
  const words = texts[language];
  const email = `ohne-skript-${language}@visitor.example`;
  const { page } = await visitor(browser, {
    javaScriptEnabled: false,
    locale: words.locale,
    timezoneId: 'Asia/Jerusalem',
  });
  await page.goto(site.origin + hrefFor('ai-coaching', language));
  await page.getByRole('main').locator('a[href*="from=ai-coaching.board"]').click();
  expect(new URL(page.url()).pathname).toBe('/booking');
  const { slots } = await freeSlots(site);
  const taken = slots[0] ?? '';
  // Not its neighbour, which the pause between conversations takes with it.
  const wanted = slots[4] ?? '';
  await page.locator(`input[value="${taken}"]`).check();
  expect(
    await page
      .getByRole('radio', { checked: true })
      .first()
      .evaluate((radio) => radio.closest('label')?.textContent),
  ).toContain(clock(taken, 'Europe/Berlin'));
  await fillPerson(page, email, language === 'de');
  await page.getByLabel(words.about).fill('Bleibt stehen, auch wenn jemand schneller war.');
  expect((await bookByCall(site, taken, 'flink@visitor.example')).status).toBe(200);
  await page.getByRole('button', { name: words.book }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: language === 'de' ? 'hat eben jemand anderes gebucht' : 'Somebody else has just booked' })
    .waitFor();
  expect(await page.getByLabel(words.about).inputValue()).toBe('Bleibt stehen, auch wenn jemand schneller war.');
  expect(await page.getByRole('textbox', { name: language === 'de' ? 'E-Mail' : 'Email' }).inputValue()).toBe(email);

  const day = page.locator('details').filter({ has: page.locator(`input[value="${wanted}"]`) });
  if ((await day.getAttribute('open')) === null) await day.locator('summary').click();
  await page.locator(`input[value="${wanted}"]`).check();
  await page.getByRole('button', { name: words.book }).click();
  await page.getByRole('heading', { level: 1, name: words.done }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/booking\/.+/);
  expect(await page.locator('time').first().textContent()).toContain(clock(wanted, 'Europe/Berlin'));
  expect(bookingsOf(site, email)).toMatchObject([
    {
      start_at: Date.parse(wanted),
      page_source: 'KI-Coaching',
      button_context: 'Beirat',
      subject: 'KI-Coaching: Beirat',
      language,
      message: 'Bleibt stehen, auch wenn jemand schneller war.',
    },
  ]);

  // The same page moves it and cancels it.
  const other = (await freeSlots(site)).slots[4] ?? '';
  const target = page.locator('details').filter({ has: page.locator(`input[value="${other}"]`) });
  if ((await target.getAttribute('open')) === null) await target.locator('summary').click();
  await page.locator(`input[value="${other}"]`).check();
  await page.getByRole('button', { name: language === 'de' ? 'Termin verschieben' : 'Move appointment' }).click();
  await page
    .getByRole('heading', {
      level: 1,
      name: language === 'de' ? 'Ihr Termin ist verschoben' : 'Your appointment has been moved',
    })
    .waitFor();
  expect(bookingsOf(site, email)).toMatchObject([{ start_at: Date.parse(other), state: 'booked' }]);
  await page
    .locator('summary')
    .filter({ hasText: language === 'de' ? 'Ich möchte absagen' : 'I would like to cancel' })
    .click();
  await page
    .getByRole('button', { name: language === 'de' ? 'Termin endgültig absagen' : 'Cancel the appointment' })
    .click();
  await page
    .getByRole('heading', {
      level: 1,
      name: language === 'de' ? 'Ihr Termin ist abgesagt' : 'Your appointment is cancelled',
    })
    .waitFor();
  expect(bookingsOf(site, email)).toMatchObject([{ state: 'cancelled' }]);
  await page.context().close();
});

test('without JavaScript a form without a time is shown again with its input', async () => {
  const { page } = await visitor(browser, { javaScriptEnabled: false });
  await page.goto(`${site.origin}/booking`);
  // Both steps stand below each other; a screen reader says of the second what it asks for.
  await page.getByRole('group', { name: 'Ihre Angaben', exact: true }).getByLabel('Vorname').waitFor();
  await fillPerson(page, 'keine-zeit@visitor.example');
  await page.getByRole('button', { name: 'Termin buchen' }).click();
  await page.getByText('Bitte wählen Sie einen Termin.').waitFor();
  expect(await page.getByLabel('Vorname').inputValue()).toBe('Noa');
  expect(bookingsOf(site, 'keine-zeit@visitor.example')).toEqual([]);
  await page.context().close();
});

test('without JavaScript errors in the details are reported above the times, where the page opens', async () => {
  const { page } = await visitor(browser, { javaScriptEnabled: false, locale: 'en-GB' });
  await page.goto(`${site.origin}/booking?lang=en`);
  await page.getByRole('radio').first().check();
  // The browser lets it pass, the server does not.
  await fillPerson(page, 'nobody@nowhere', false);
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await page.getByText('Please check this entry:').waitFor();
  await page.getByRole('link', { name: 'Email', exact: true }).waitFor();
  const told = await page.getByText('Please check this entry:').boundingBox();
  const times = await page.getByRole('group', { name: 'Free appointments' }).boundingBox();
  expect(told?.y).toBeLessThan(times?.y ?? 0);
  await page.context().close();
});

test('in the list, Tab moves from an opened day to its times, even if a time of another day is chosen', async () => {
  const { page } = await visitor(browser, { javaScriptEnabled: false });
  await page.goto(`${site.origin}/booking?view=list`);
  const days = page.locator('details', { has: page.locator('input[name=start]') });
  for (const at of [1, 2]) {
    const day = days.nth(at);
    await day.locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const time = day.getByRole('radio').first();
    await focused(time);
    await page.keyboard.press('Space');
    expect(await time.isChecked()).toBe(true);
  }
  await page.context().close();
});

test('the list also books while scripts run: they leave its form to the browser', async () => {
  const email = 'aus-der-liste@visitor.example';
  const { page } = await visitor(browser);
  await page.goto(`${site.origin}/booking?view=list`);
  await awake(page);
  const time = page.getByRole('radio').first();
  const start = (await time.getAttribute('value')) ?? '';
  await time.check();
  await fillPerson(page, email);
  await page.getByRole('button', { name: 'Termin buchen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ihr Termin steht' }).waitFor();
  expect(bookingsOf(site, email)).toMatchObject([{ state: 'booked', start_at: Date.parse(start) }]);
  await page.context().close();
});

test('a free time clicked before the page’s code has loaded is chosen once it has', async () => {
  const { page, faults } = await visitor(browser, { timezoneId: 'Asia/Jerusalem' });
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/mount-*.js', (route) => void code.promise.then(() => route.continue()));
  await page.goto(`${site.origin}/booking`);
  // The server knows the office's time alone, and says so.
  const time = times(page).nth(1);
  const start = (await time.getAttribute('value')) ?? '';
  expect(await time.textContent()).toBe(`${clock(start, 'Europe/Berlin')} Uhr`);
  await page.getByText('Berlin').first().waitFor();
  await time.click();
  code.resolve();
  await page
    .getByRole('button', { name: new RegExp(`um ${clock(start, 'Asia/Jerusalem')}`) })
    .filter({ visible: true })
    .waitFor();
  await focused(page.getByLabel('Vorname'));
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a visitor in another time zone sees their own times, named, before they move anything', async () => {
  const { page, faults } = await visitor(browser, { timezoneId: 'America/New_York' });
  await page.goto(`${site.origin}/booking`);
  const time = times(page).first();
  const start = (await time.getAttribute('value')) ?? '';
  await page.getByText('Zeiten in New York').waitFor({ timeout: 8_000 });
  expect(await time.textContent()).toContain(clock(start, 'America/New_York'));
  expect((await shifts(page)).filter(({ value }) => value > 0.01)).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('on the page, Back returns from the details to the times, and Forward to the details as they were typed', async () => {
  const { page, faults } = await visitor(browser);
  await page.goto(site.origin + hrefFor('about', 'de'));
  await page.goto(`${site.origin}/booking`);
  await awake(page);
  const taken = page.getByRole('button', { name: /^ändern/ });
  await times(page).first().click();
  await taken.waitFor();
  await fillPerson(page, 'zurueck@visitor.example');
  const time = await page.getByRole('button', { name: /^Termin am/ }).textContent();

  await page.goBack();
  await taken.waitFor({ state: 'detached' });
  await focused(page.getByRole('region', { name: 'Termin wählen' }));
  await page.goForward();
  await taken.waitFor();
  await focused(page.getByLabel('Vorname'));
  expect(await page.getByLabel('Nachname').inputValue()).toBe('Beispiel');
  expect(await page.getByRole('button', { name: /^Termin am/ }).textContent()).toBe(time);

  // The button back to the times goes the same way: the times come once on the way out.
  await taken.click();
  await taken.waitFor({ state: 'detached' });
  await page.goBack();
  await page.waitForURL(site.origin + hrefFor('about', 'de'));
  expect(faults).toEqual([]);
  await page.context().close();
});

test('with scripts the page books in the visitor’s own time zone, and switching the language keeps all input', async () => {
  const email = 'wechsel@visitor.example';
  const { page, faults } = await visitor(browser, { timezoneId: 'Asia/Jerusalem' });
  await page.goto(`${site.origin}/booking?from=ai-workshops.inhouse`);
  await awake(page);
  expect(await page.getByLabel('Worum geht es?').inputValue()).toBe('Ein Inhouse-Workshop bei uns vor Ort.');
  const time = times(page).first();
  const start = (await time.getAttribute('value')) ?? '';
  await time.click();
  await fillPerson(page, email);
  await page.getByLabel('Worum geht es?').fill('Bleibt auf Deutsch.');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /EN|English|Englisch/ })
    .first()
    .click();
  const send = page.getByRole('button', { name: new RegExp(`^Book .* at ${clock(start, 'Asia/Jerusalem')}$`) });
  await send.waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe('Noa');
  expect(await page.getByLabel('What would you like to discuss?').inputValue()).toBe('Bleibt auf Deutsch.');
  await send.click();
  await page.getByRole('heading', { name: 'Your appointment is booked' }).waitFor();
  await passesAxe(page, 'booking page: booked');
  expect(bookingsOf(site, email)).toMatchObject([
    { start_at: Date.parse(start), time_zone: 'Asia/Jerusalem', language: 'en', button_context: 'Inhouse' },
  ]);
  expect(faults).toEqual([]);
  await page.context().close();
});
