import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hrefFor } from '#contract/site/pages.ts';
import { aWholeDay, fillPerson, times } from '#tests/e2e/booking/steps.ts';
import { awake, focused, visitor } from '#tests/support/browser.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

const phone = { width: 360, height: 640 };
const enlarged = { width: 320, height: 256 };

async function open(path: string, viewport = phone) {
  const { page } = await visitor(browser, { viewport });
  await page.goto(site.origin + path);
  await awake(page);
  return page;
}

/** Resolves when the element is wholly within the window's height. */
async function inView(element: Locator): Promise<void> {
  await element.waitFor();
  const page = element.page();
  const height = page.viewportSize()?.height ?? 0;
  const isWhole = async () => {
    const box = await element.boundingBox();
    return box !== null && box.y >= 0 && Math.floor(box.y + box.height) <= height;
  };
  await expect.poll(isWhole, { message: String(element) }).toBe(true);
}

const loseLine = (page: Page) => page.context().setOffline(true);
/** The banner that names other ways to reach the company. */
const failure = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ has: page.locator('a[href^=mailto]') });

test('a message that Enter could not send says so on the screen, whichever field had the focus', async () => {
  const page = await open(hrefFor('contact', 'de'));
  const main = page.getByRole('main');
  await fillPerson(main, 'zora-enter@visitor.example');
  await main.getByRole('textbox', { name: 'Nachricht' }).fill('Ein Vorhaben.');
  await page.locator('#overlays').waitFor({ state: 'attached' });
  await loseLine(page);
  await main.getByLabel('E-Mail').press('Enter');
  await inView(failure(page));
  await page.locator('#overlays').getByText('Fehler beim Senden').first().waitFor();
  await page.context().close();
});

for (const viewport of [phone, enlarged]) {
  test(`an appointment that Enter could not book says so on the screen, at ${viewport.width} x ${viewport.height}`, async () => {
    const page = await open(hrefFor('booking', 'de'), viewport);
    const main = page.getByRole('main');
    await aWholeDay(main);
    await times(main).first().click();
    await fillPerson(main, 'zora-enter@visitor.example');
    await loseLine(page);
    await main.getByRole('textbox', { name: 'E-Mail' }).press('Enter');
    await inView(failure(page).locator('p').first());
    await page.context().close();
  });

  test(`a mistake in the field that Enter was pressed in is seen with its words, at ${viewport.width} x ${viewport.height}`, async () => {
    for (const [path, others] of [
      [hrefFor('contact', 'de'), ['Nachricht']],
      [hrefFor('spin-offs', 'de'), ['Unternehmen', 'Telefon']],
    ] as const) {
      const page = await open(path, viewport);
      const form = page.getByRole('main').locator('form[method=post]').first();
      const field = form.getByLabel('E-Mail');
      await form.getByLabel('Vorname').fill('Zora');
      await form.getByLabel('Nachname').fill('Beispiel');
      // A toast about missing ones would take most of a low screen.
      for (const name of others) await form.getByRole('textbox', { name }).fill('0511 1');
      await field.fill('falsch');
      await field.press('Enter');
      await inView(form.locator('[id$=-email-error]'));
      await inView(field);
      await page.context().close();
    }
  });
}

for (const viewport of [phone, enlarged]) {
  const size = `${viewport.width} x ${viewport.height}`;
  test(`a request without a paper says what is missing beside the first one, which it leads to, at ${size}`, async () => {
    const words = 'Bitte wählen Sie mindestens ein White Paper aus';
    for (const request of ['private-equity-request', 'organisation-request'] as const) {
      const page = await open(hrefFor(request, 'de'), viewport);
      const main = page.getByRole('main');
      await fillPerson(main, 'zora-ohne@visitor.example');
      await main.getByLabel('E-Mail').press('Enter');
      const first = main.getByRole('checkbox').first();
      await focused(first);
      await inView(main.getByRole('alert').filter({ hasText: words }));
      await inView(first);
      const [described] = (await first.getAttribute('aria-describedby'))?.split(' ') ?? [];
      expect(await main.locator(`#${described}`).innerText()).toBe(words);
      await page.context().close();
    }
  });
}

test('a message that the button could not send says why on the screen, above the button', async () => {
  const page = await open(hrefFor('contact', 'de'));
  const main = page.getByRole('main');
  await fillPerson(main, 'zora-viel@visitor.example');
  await main.getByRole('textbox', { name: 'Nachricht' }).fill('Ein Vorhaben.');
  await page.route('**/api/contact**', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '120' }, json: { title: 'x', status: 429 } }),
  );
  const send = main.getByRole('button', { name: 'Nachricht senden' });
  await send.click();
  await inView(failure(page).getByText('Gerade zu viele Anfragen'));
  await inView(failure(page).getByText('Bitte versuchen Sie es in 2 Minuten erneut.'));
  await inView(send);
  // The toast gives the same advice.
  await page.locator('#overlays').getByText('Bitte versuchen Sie es in 2 Minuten erneut.').first().waitFor();
  await page.context().close();
});
