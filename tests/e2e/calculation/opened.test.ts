import { expect, test } from 'vitest';
import { awake, focused, visitor } from '#tests/support/browser.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';
import { de } from '#web/calculation/case-names.de.ts';
import { en } from '#web/calculation/case-names.en.ts';

test('a named dot on the home page opens its case in the calculator there, by pointer and by keyboard', async () => {
  const { page, faults } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
  await page.goto(site.origin);
  await awake(page);
  const dot = (name: string) =>
    page.getByRole('list', { name: /Vorhaben/ }).getByRole('link', { name: new RegExp(`^${name}`) });
  const process = page.getByLabel('Vorgang, vorgeschlagen');
  await dot('Zollpapiere').click();
  await expect.poll(() => process.inputValue()).toBe('Zollpapiere');
  await focused(process);
  await dot('Arztbrief').press('Enter');
  await expect.poll(() => process.inputValue()).toBe('Arztbrief');
  expect(new URL(page.url()).pathname).toBe('/');
  expect(faults).toEqual([]);
});

test('Back returns from a case to where it was chosen; cases chosen within the calculator add no history entry', async () => {
  const { page, faults } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.origin}/ki-fallstudien`);
  await awake(page);
  const process = page.getByLabel('Vorgang, vorgeschlagen');
  const chosen = page.locator('#manufacturing').getByRole('link', { name: /^Sichtprüfung/ });
  await chosen.scrollIntoViewIfNeeded();
  await chosen.hover();
  const place = await page.evaluate(() => window.scrollY);
  await chosen.click();
  await expect.poll(() => process.inputValue()).toBe('Sichtprüfung');
  await page.waitForURL(/#calculation=Sichtpr/);
  await page.locator('form#calculation').getByRole('link', { name: 'Zollpapiere' }).click();
  await page.waitForURL(/#calculation=Zollpapiere/);
  await page.goBack();
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) <= 1, place);
  expect(page.url()).toBe(`${site.origin}/ki-fallstudien`);
  await focused(chosen);
  await page.goForward();
  await page.waitForURL(/#calculation=Zollpapiere/);
  await focused(page.locator('form#calculation').getByRole('link', { name: 'Zollpapiere' }));
  await expect.poll(async () => (await process.boundingBox())?.y).toBeLessThan(450);
  expect(faults).toEqual([]);
});

test.each([
  ['/rechner', 'Was rechnet sich?', 'Vorgänge im Jahr', 1440, 900],
  ['/calculator?lang=en', 'What pays off?', 'Cases a year', 1440, 900],
  ['/rechner', 'Was rechnet sich?', 'Vorgang, vorgeschlagen', 360, 640],
  ['/calculator?lang=en', 'What pays off?', 'Process, one of ours', 360, 640],
])('%s opens with its title and, directly below, the calculator: “%s”, “%s” on a screen of %i × %i', async (path, title, field, width, height) => {
  const { page } = await visitor(browser, { viewport: { width, height } });
  await page.goto(site.origin + path);
  await page.evaluate(() => document.fonts.ready);
  const above = await page.getByRole('main').evaluate((main) => {
    const sheet = main.querySelector('form#calculation');
    const headings = [...main.querySelectorAll('h1, h2, h3')];
    return headings
      .filter((one) => sheet && one.compareDocumentPosition(sheet) & Node.DOCUMENT_POSITION_FOLLOWING)
      .map(({ localName, textContent }) => `${localName} ${textContent}`);
  });
  expect(above).toEqual([`h1 ${title}`]);
  const { y = Infinity, height: tall = 0 } = (await page.getByLabel(field).boundingBox()) ?? {};
  expect(y + tall).toBeLessThan(height);
});

test('a page without a calculator links to the calculator itself, not to the top of its page', async () => {
  const { page } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.origin}/leistungsangebot/ki-mvp`);
  await awake(page);
  await page.getByRole('link', { name: 'Vorgang durchrechnen' }).click();
  const process = page.getByLabel('Vorgang, vorgeschlagen');
  await expect.poll(() => process.inputValue()).toBe('KI-MVP');
  await expect.poll(async () => (await process.boundingBox())?.y).toBeLessThan(450);
});

test('without JavaScript a dot on the home page, a case and one named in the calculator link to the calculator itself', async () => {
  const { page } = await visitor(browser, { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });
  const process = page.getByLabel('Vorgang, vorgeschlagen');
  for (const path of ['/', '/ki-fallstudien', '/rechner']) {
    await page.goto(site.origin + path);
    const link = page.getByRole('link', { name: /^Zollpapiere/ }).first();
    await link.click();
    await page.waitForURL(/case=customs-papers/);
    expect([path, await process.inputValue()]).toEqual([path, 'Zollpapiere']);
    expect((await process.boundingBox())?.y, path).toBeLessThan(450);
  }
});

test('on a phone the names of all 39 cases fit the calculator’s name field', async () => {
  for (const [path, locale, names] of [
    ['/rechner', 'de-DE', de],
    ['/calculator', 'en-GB', en],
  ] as const) {
    const { page } = await visitor(browser, { viewport: { width: 320, height: 740 }, locale });
    await page.goto(site.origin + path);
    await awake(page);
    const cut = await page.locator('form#calculation [name=process]').evaluate(
      (field: HTMLInputElement, all) =>
        all.filter((name) => {
          field.value = name;
          return field.scrollWidth > field.clientWidth;
        }),
      Object.values(names),
    );
    expect(cut).toEqual([]);
  }
});

test('without JavaScript whoever has asked for the PDF still has their own figures in the sheet', async () => {
  const { page } = await visitor(browser, { javaScriptEnabled: false });
  await page.goto(`${site.origin}/rechner`);
  await page.getByLabel('Vorgang, vorgeschlagen').fill('Mahnungen');
  await page.getByLabel('Vorgänge im Jahr').fill('60.000');
  await page.getByRole('button', { name: 'Rechnen' }).click();
  await page.getByText('Als PDF sichern und per E\u2011Mail bekommen').click();
  const form = page.getByRole('form', { name: 'Berechnung als PDF anfordern' });
  await form.getByLabel('Vorname').fill('Pia');
  await form.getByLabel('Nachname').fill('Beispiel');
  await form.getByLabel('E-Mail').fill('pia@own-figures.example');
  await form.getByRole('button', { name: 'PDF anfordern' }).click();
  await page.waitForURL(/sent=/);
  expect(await page.getByLabel('Vorgang, vorgeschlagen').inputValue()).toBe('Mahnungen');
  expect(await page.getByLabel('Vorgänge im Jahr').inputValue()).toBe('60.000');
});
