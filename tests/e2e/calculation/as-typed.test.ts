import { expect, test } from 'vitest';
import { visitor } from '#tests/support/browser.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

test('switching the language reformats the numbers, and focusing a field changes nothing', async () => {
  const { page, faults } = await visitor(browser);
  await page.goto(`${site.origin}/rechner`);
  const sheet = page.locator('form#calculation');
  const total = page.locator('.calc-total output');
  await sheet.evaluate((form) => form.scrollIntoView());
  // With it the code is there.
  await page.getByRole('button', { name: 'Als Blatt drucken' }).waitFor();
  await sheet.getByLabel('Vorgänge im Jahr').fill('60000');
  await sheet.getByLabel('Minuten je Vorgang, heute').fill('7,5');
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-language-switch] button[value=en]')?.click());
  await page.waitForFunction(() => document.documentElement.lang === 'en');
  const fields = () => Promise.all(['volume', 'minutes'].map((name) => sheet.locator(`[name=${name}]`).inputValue()));
  expect(await fields()).toEqual(['60,000', '7.5']);
  const before = await total.textContent();
  await sheet.locator('[name=volume]').focus();
  await page.keyboard.press('Tab');
  expect([await fields(), await total.textContent()]).toEqual([['60,000', '7.5'], before]);
  expect(faults).toEqual([]);
});

test('a name that would be cut within a character is shortened by the whole character', async () => {
  const body = new URLSearchParams({ language: 'de', process: `${'x'.repeat(59)}\u{1f600}`, volume: '60.000' });
  const answer = await fetch(`${site.origin}/rechner`, { method: 'POST', body });
  expect(answer.status).toBe(200);
  expect((await answer.text()).includes(`value="${'x'.repeat(59)}"`)).toBe(true);
});

test('without JavaScript the answer shows how each value was read, and leaves those that it could not read', async () => {
  for (const [locale, path, typed, shown] of [
    ['de-DE', '/rechner', ['12.34', '１２', 'viel'], ['12,34', '12', 'viel']],
    ['en-GB', '/calculator', ['12.345', '1’000', 'lots'], ['12.35', '1,000', 'lots']],
  ] as const) {
    const { page } = await visitor(browser, { javaScriptEnabled: false, locale });
    await page.goto(site.origin + path);
    const fields = ['minutes', 'volume', 'rate'].map((name) => page.locator(`form#calculation [name=${name}]`));
    for (const [at, field] of fields.entries()) await field.fill(typed[at] ?? '');
    await page.locator('form#calculation button[type=submit]').click();
    await page.waitForURL(/#calculation$/);
    expect(await Promise.all(fields.map((field) => field.inputValue()))).toEqual(shown);
    await page.context().close();
  }
});
