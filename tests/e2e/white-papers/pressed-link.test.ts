import { expect, test } from 'vitest';
import { visitor } from '#tests/support/browser.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

test('a download link pressed while its code is loading still works on release', async () => {
  const { page: plain } = await visitor(browser, { javaScriptEnabled: false });
  await plain.goto(`${site.origin}/wissenscenter/white-paper/7`);
  const form = plain.getByRole('form', { name: 'White Paper herunterladen' });
  await form.getByLabel('Vorname').fill('Olga');
  await form.getByLabel('Nachname').fill('Beispiel');
  await form.getByLabel('E-Mail').fill('olga@logistik.example');
  await form.getByRole('button', { name: 'Zum Download' }).click();
  await plain.getByText('Ihr White Paper steht bereit').waitFor();

  const { page } = await visitor(browser);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/mount-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/mount-*.js');
  await page.goto(plain.url(), { waitUntil: 'commit' });
  const island = page.locator('[data-island=white-paper]');
  const link = island.getByRole('link', { name: 'Jetzt herunterladen' });
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await asked;
  await page.mouse.down();
  release();
  // The code has run by then, for whoever asked first.
  await page.evaluate(`import('${(await asked).url()}').then(() => {})`);
  const answer = page.waitForResponse('**/api/downloads/*');
  await page.mouse.up();
  expect((await answer).status()).toBeLessThan(400);
  await page.context().close();
});
