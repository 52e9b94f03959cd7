import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inputNames } from '#contract/calculation/inputs.ts';
import { awake, focused, visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

/** The calculator once its code has loaded. */
async function calculator() {
  const { page, faults } = await visitor(browser);
  await page.goto(`${site.origin}/rechner`);
  const sheet = page.locator('form#calculation');
  await sheet.evaluate((form) => form.scrollIntoView());
  await page.getByRole('button', { name: 'Als Blatt drucken' }).waitFor();
  return { page, sheet, faults };
}
const example = ['Rechnungsabgleich', '48.000'];
const linesOf = (page: Page) => page.locator('.calc-lines > line').count();
const total = (page: Page) => page.locator('.calc-total output');

test('after a reload an address shows its calculation at once, although the visitor touches nothing', async () => {
  const { page, sheet, faults } = await calculator();
  await sheet.getByLabel('Vorgänge im Jahr').fill('5.555');
  await page.waitForURL(/;5555;/);
  await page.reload();
  // Without a movement other islands wait for ten seconds.
  await expect.poll(() => sheet.getByLabel('Vorgänge im Jahr').inputValue(), { timeout: 8_000 }).toBe('5.555');
  await page.goto(`${site.origin}/imprint`);
  await page.goBack();
  await expect.poll(() => sheet.getByLabel('Vorgänge im Jahr').inputValue(), { timeout: 8_000 }).toBe('5.555');
  expect(faults).toEqual([]);
});

test('the address of a calculation is copied, or the button says where to find it', async () => {
  const { page, sheet, faults } = await calculator();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
  await sheet.getByLabel('Vorgänge im Jahr').fill('5.555');
  await page.waitForURL(/;5555;/);
  await page.getByRole('button', { name: 'Adresse kopieren' }).click();
  await page.getByRole('button', { name: 'Adresse kopiert' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).hash).toBe(new URL(page.url()).hash);
  await page.getByRole('button', { name: 'Adresse kopieren' }).waitFor();
  // As on an address of one's own network without https.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Adresse kopieren' }).click();
  await page.getByRole('button', { name: 'Nicht kopiert, steht in der Adresszeile' }).waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a value over its limit stays marked in the other language, and one that only that language can read is not taken', async () => {
  const { page, sheet, faults } = await calculator();
  await sheet.getByLabel('Anteil, den die Software übernimmt').fill('1.000');
  await sheet.getByLabel('Stundensatz').fill('1.250');
  await sheet.getByLabel('Vorgänge im Jahr').fill('1,234,567');
  const german = await total(page).textContent();
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await page.getByText('Not every value can be read').waitFor();
  expect(await sheet.locator('[name=share][aria-invalid=true]').inputValue()).toBe('1,000');
  expect(await sheet.locator('[name=rate][aria-invalid=true]').inputValue()).toBe('1,250');
  expect(await sheet.locator('[name=volume]').inputValue()).toBe('48,000');
  const digits = (text: string | null) => text?.replace(/\D/g, '');
  expect(digits(await total(page).textContent())).toBe(digits(german));
  expect(faults).toEqual([]);
  await page.context().close();
});

test('without JavaScript the other language shows the calculation that was made, in its own digits', async () => {
  const { page } = await visitor(browser, { javaScriptEnabled: false });
  await page.goto(`${site.origin}/rechner`);
  await page.getByLabel('Vorgang, vorgeschlagen').fill('Lieferscheine prüfen');
  await page.getByLabel('Vorgänge im Jahr').fill('60.000');
  await page.getByLabel('Stundensatz').fill('viel');
  await page.getByRole('button', { name: 'Rechnen' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await page
    .getByText(/Invoices|Cases|Items per year|a year/)
    .first()
    .waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await page.locator('[name=process]').inputValue()).toBe('Lieferscheine prüfen');
  expect(await page.locator('[name=volume]').inputValue()).toBe('60,000');
  expect(await page.locator('[name=rate]').inputValue()).toBe('viel');
});

test('after scenarios that were equal the chart has no line of an earlier calculation', async () => {
  const { page, sheet, faults } = await calculator();
  const before = await linesOf(page);
  const inputs = inputNames.map((name) => sheet.locator(`[name=${name}]`));
  const own = await Promise.all(inputs.map((input) => input.inputValue()));
  for (const input of inputs) await input.fill('0');
  await expect.poll(() => total(page).textContent()).toBe('0');
  for (const [at, input] of inputs.entries()) await input.fill(own[at] ?? '');
  await expect.poll(() => total(page).textContent()).toBe('52.560');
  expect(await linesOf(page)).toBe(before);
  expect(faults).toEqual([]);
});

test('Back after a suggestion brings back what the visitor had entered', async () => {
  const { page, sheet } = await calculator();
  await sheet.getByLabel('Vorgang, vorgeschlagen').fill('Lieferscheine prüfen');
  await sheet.getByLabel('Vorgänge im Jahr').fill('7.300');
  await sheet.getByRole('link', { name: 'Kundenpost' }).click();
  await expect.poll(() => sheet.getByLabel('Vorgang, vorgeschlagen').inputValue()).toBe('Kundenpost');
  await page.waitForURL('**/rechner#calculation=Kundenpost;*');
  await page.goBack();
  await expect.poll(() => sheet.getByLabel('Vorgang, vorgeschlagen').inputValue()).toBe('Lieferscheine prüfen');
  expect(await sheet.getByLabel('Vorgänge im Jahr').inputValue()).toBe('7.300');
  // As often as one likes, and in a page that was reloaded in between.
  for (const again of [() => page.reload(), async () => {}]) {
    await again();
    await awake(page);
    await sheet.getByRole('link', { name: 'Kundenpost' }).click();
    await page.waitForURL('**/rechner#calculation=Kundenpost;*');
    await page.goBack();
    await expect.poll(() => sheet.getByLabel('Vorgang, vorgeschlagen').inputValue()).toBe('Lieferscheine prüfen');
  }
});

test('Back after a named dot of the home page shows what its address names: the example; Forward the own values again', async () => {
  const { page, faults } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
  await page.goto(site.origin);
  await awake(page);
  const dot = page.getByRole('list', { name: /Vorhaben/ }).getByRole('link', { name: /^Zollpapiere/ });
  const process = page.getByLabel('Vorgang, vorgeschlagen');
  const volume = page.getByLabel('Vorgänge im Jahr');
  await dot.click();
  await expect.poll(() => process.inputValue()).toBe('Zollpapiere');
  await volume.fill('4321');
  await page.waitForURL(/#calculation=Zollpapiere;4321;/);
  const named = page.url();
  await page.goBack();
  await expect.poll(async () => [await process.inputValue(), await volume.inputValue()]).toEqual(example);
  await focused(dot);
  expect(page.url()).toBe(`${site.origin}/`);
  await page.goForward();
  await expect
    .poll(async () => [await process.inputValue(), await volume.inputValue()])
    .toEqual(['Zollpapiere', '4.321']);
  expect(page.url()).toBe(named);
  // Also in a page that was reloaded in between.
  await page.reload();
  await awake(page);
  await expect.poll(() => volume.inputValue()).toBe('4.321');
  await page.goBack();
  await expect.poll(async () => [await process.inputValue(), await volume.inputValue()]).toEqual(example);
  expect(new URL(page.url()).hash).toBe('');
  expect(faults).toEqual([]);
});

test('a link to another place of the page leaves the visitor’s values in the sheet', async () => {
  const { page, sheet } = await calculator();
  await sheet.getByLabel('Vorgänge im Jahr').fill('7.300');
  await page.waitForURL(/#calculation=/);
  await page.evaluate(() => {
    window.location.hash = 'so-wird-gerechnet';
  });
  await sheet.getByLabel('Minuten je Vorgang, heute').fill('9');
  await page.waitForURL(/#calculation=Rechnungsabgleich;7300;9;/);
  expect(await sheet.getByLabel('Vorgänge im Jahr').inputValue()).toBe('7.300');
});

test('while a value cannot be read, the sheet says by the result what PDF and talk use', async () => {
  const { page, sheet } = await calculator();
  await sheet.getByLabel('Vorgänge im Jahr').fill('abc');
  const hint = sheet.getByText('beruhen auf den letzten gültigen');
  await hint.waitFor();
  await passesAxe(page, 'calculator: value that cannot be read', '#calculation');
  await sheet.getByLabel('Vorgänge im Jahr').fill('7300');
  await hint.waitFor({ state: 'detached' });
});

test.each([
  ['/rechner', 'Vorsichtig: Prozent der Kosten', 'Bitte geben Sie eine Zahl von 100 bis 500'],
  ['/rechner', 'Vorsichtig: Prozent des Anteils', 'Bitte geben Sie eine Zahl von 0 bis 100'],
  ['/calculator?lang=en', 'Favourable: per cent of the share', 'Please enter a number from 100 to 500'],
  ['/calculator?lang=en', 'Favourable: per cent of the costs', 'Please enter a number from 0 to 100'],
])('no scenario can be moved past the likely one: %s, %s', async (path, label, error) => {
  const { page, faults } = await visitor(browser);
  await page.goto(site.origin + path);
  const sheet = page.locator('form#calculation');
  await sheet.evaluate((form) => form.scrollIntoView());
  await page.getByRole('button', { name: /Als Blatt drucken|Print as one sheet/ }).waitFor();
  const field = sheet.getByLabel(label);
  const sums = () => sheet.locator('.calc-scenarios tr:not(.calc-error) td:last-child').allTextContents();
  const before = await sums();
  const isLeast = error.includes('100 bis 500') || error.includes('100 to 500');
  await field.fill(isLeast ? '99' : '101');
  await sheet.getByText(error).waitFor();
  expect(await sums()).toEqual(before);
  await field.fill('100');
  await sheet.getByText(error).waitFor({ state: 'detached' });
  await field.press(isLeast ? 'ArrowDown' : 'ArrowUp');
  expect(await field.inputValue()).toBe('100');
  expect(faults).toEqual([]);
});
