import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { pdfUaBreaches } from '#tests/support/pdf-ua/rules.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';
import { staffAt } from '#tests/support/staff-browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-sheets-'));

/** The sheet with its code at work. */
async function sheetOn(page: Page, path = '/rechner') {
  await page.goto(site.origin + path);
  const sheet = page.locator('form#calculation');
  await sheet.evaluate((form) => form.scrollIntoView());
  await page.getByRole('button', { name: 'Als Blatt drucken' }).waitFor();
  return sheet;
}
const total = (page: Page) => page.locator('.calc-total output');

test('by keyboard the results follow the input, an error keeps the last result, and the URL restores the calculation', async () => {
  const { page, faults } = await visitor(browser);
  const sheet = await sheetOn(page);
  const volume = sheet.getByLabel('Vorgänge im Jahr');
  expect([await volume.inputValue(), await total(page).textContent()]).toEqual(['48.000', '52.560']);
  await volume.fill('60000');
  await page.keyboard.press('Tab');
  expect(await volume.inputValue()).toBe('60.000');
  await page.keyboard.press('ArrowUp');
  expect(await sheet.getByLabel('Minuten je Vorgang, heute').inputValue()).toBe('9');
  await page.keyboard.press('ArrowDown');
  // The sums follow the frame of the key.
  await expect.poll(() => total(page).textContent()).toBe('133.200');
  const rate = sheet.getByLabel('Stundensatz');
  await rate.fill('achtundvierzig');
  await sheet.getByText('Bitte geben Sie eine Zahl von 0 bis 1.000').waitFor();
  await passesAxe(page, 'calculator: mistake', '#calculation');
  expect([await rate.getAttribute('aria-invalid'), await total(page).textContent()]).toEqual(['true', '133.200']);
  await rate.fill('50');
  await sheet
    .getByText(/bleiben 150\.000\s€/)
    .first()
    .waitFor();
  await page.locator('[role=status]', { hasText: 'bleiben 150.000' }).waitFor({ state: 'attached' });
  await page.waitForURL('**/rechner#calculation=Rechnungsabgleich;60000;8;35;50;40000;150000');
  const address = new URL(page.url());
  const again = await visitor(browser);
  await sheetOn(again.page, address.pathname + address.hash);
  await again.page
    .getByText(/bleiben 150\.000\s€/)
    .first()
    .waitFor();
  expect([...faults, ...again.faults]).toEqual([]);
});

/** What a screen reader is told by itself from now on: each text that a live region of the sheet takes. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.locator('form#calculation').evaluate((sheet) => {
    const told: string[] = [];
    const live = 'output:not([aria-live=off]), [role=status], [role=alert], [aria-live=polite]';
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
        const text = region?.textContent;
        if (text && told.at(-1) !== text) told.push(text);
      }
      sheet.setAttribute('data-told', JSON.stringify(told));
    }).observe(sheet, { childList: true, subtree: true, characterData: true });
  });
  return async () => JSON.parse((await page.locator('form#calculation').getAttribute('data-told')) ?? '[]');
}

test('on a phone an error message does not squeeze the labels and values of its row', async () => {
  const { page } = await visitor(browser, { viewport: { width: 360, height: 740 } });
  const sheet = await sheetOn(page);
  const columns = () =>
    sheet.locator('tr').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const cells = [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().width));
        return row.querySelector('th') ? [cells.join(' ')] : [];
      }),
    );
  const before = await columns();
  await sheet.getByLabel('Vorgänge im Jahr').fill('viele');
  await sheet.getByText('Bitte geben Sie eine Zahl von 0 bis 10.000.000').waitFor();
  expect(await columns()).toEqual(before);
  await sheet.getByLabel('Vorsichtig: Prozent des Anteils').fill('wenig');
  await sheet.getByText('Bitte geben Sie eine Zahl').nth(1).waitFor();
  expect(await columns()).toEqual(before);
  await page.context().close();
});

test('screen readers announce one sentence after a pause, or an error, but no bare numbers and nothing outdated', async () => {
  const { page, faults } = await visitor(browser);
  const sheet = await sheetOn(page);
  const told = await listen(page);
  await sheet.getByLabel('Vorgänge im Jahr').fill('60000');
  await expect.poll(told).toEqual([expect.stringMatching(/bleiben 133\.200/)]);
  await sheet.getByLabel('Stundensatz').fill('viel');
  await expect
    .poll(told)
    .toEqual([
      expect.stringMatching(/bleiben 133\.200/),
      expect.stringMatching(/^Stundensatz: Bitte geben Sie eine Zahl von 0 bis 1\.000/),
    ]);
  await sheet.getByLabel('Stundensatz').fill('50');
  await expect.poll(told).toHaveLength(3);
  expect((await told()).at(-1)).toMatch(/bleiben 150\.000/);
  expect(faults).toEqual([]);
});

test('a case of the use cases page opens in the calculator of that page, and by its URL on the calculator page', async () => {
  const { page } = await visitor(browser);
  await sheetOn(page, '/ki-fallstudien');
  await page
    .getByRole('link', { name: /^Zollpapiere/ })
    .first()
    .click();
  await expect.poll(() => page.getByLabel('Vorgang, vorgeschlagen').inputValue()).toBe('Zollpapiere');
  const html = await (await fetch(`${site.origin}/rechner?case=customs-papers`)).text();
  expect(html).toContain('value="Zollpapiere"');
});

test('without JavaScript the server calculates, keeps invalid input in its field, and stores nothing', async () => {
  const { page } = await visitor(browser, { javaScriptEnabled: false });
  await page.goto(`${site.origin}/rechner`);
  await page.getByLabel('Vorgänge im Jahr').fill('60.000');
  await page.getByLabel('Stundensatz').fill('viel');
  await page.getByRole('button', { name: 'Rechnen' }).click();
  expect(await page.getByLabel('Stundensatz').inputValue()).toBe('viel');
  // The sums follow the frame of the key.
  await expect.poll(() => total(page).textContent()).toBe('133.200');
  await page.getByText('Bitte geben Sie eine Zahl von 0 bis 1.000').waitFor();
  expect(await page.title(), 'what a screen reader says first').toMatch(/^Fehler: Rechner/);
  expect(page.url()).toMatch(/\/rechner(#calculation)?$/);
  await page.getByLabel('Stundensatz').fill('50');
  await page.getByRole('button', { name: 'Rechnen' }).click();
  await page.waitForFunction(() => document.title.startsWith('Rechner'));
});

test('the figures can be attached to a booking or left out, and staff see them as a table', async () => {
  const { page, faults } = await visitor(browser);
  await sheetOn(page);
  await page.getByRole('link', { name: 'Berechnung mit einer Nachricht senden' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /Diese Berechnung mitsenden:.*52\.560/ }).waitFor();
  await passesAxe(page, 'contact dialog: with a calculation', 'dialog');
  await dialog.getByLabel('Vorname').fill('Runa');
  await dialog.getByLabel('Nachname').fill('Rechenbeispiel');
  await dialog.getByLabel('E-Mail').fill('runa@rechnung.example');
  await dialog.getByRole('button', { name: 'Nachricht senden' }).click();
  await dialog.getByText('Nachricht gesendet').waitFor();
  const staff = await staffAt(browser, site);
  await staff.page.getByText('Runa Rechenbeispiel').first().click();
  const table = staff.page.getByRole('region', { name: 'Berechnung' });
  await table.getByRole('row', { name: /Nach drei Jahren 52\.560 €/ }).waitFor();
  await passesAxe(staff.page, 'staff lead: with a calculation', 'dialog');
  expect(faults).toEqual([]);
});

test('the PDF can be requested and opened, and is one tagged page with the results', async () => {
  const { page, faults } = await visitor(browser);
  await sheetOn(page);
  await page.getByText('Als PDF sichern und per E\u2011Mail bekommen').click();
  const form = page.getByRole('form', { name: 'Berechnung als PDF anfordern' });
  await form.getByLabel('Vorname').fill('Pia');
  await form.getByLabel('Nachname').fill('Probe');
  await form.getByLabel('E-Mail').fill('pia@rechnung.example');
  await form.getByRole('button', { name: 'PDF anfordern' }).click();
  const link = await page.getByRole('link', { name: 'PDF jetzt öffnen' }).getAttribute('href');
  await passesAxe(page, 'calculator: PDF ready');
  const open = () => fetch(new URL(link ?? '', site.origin));
  // More than may wait: who asks for the same sheet again gets the one that is being set.
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => open().then(({ status, url }) => ({ status, url }))),
  );
  expect(answers.filter(({ status, url }) => status !== 200 || !url.includes('/calculations/'))).toEqual([]);
  const answer = await open();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(answer.headers.get('content-disposition')).toMatch(/filename="[\w-]+_Rechenblatt_Rechnungsabgleich\.pdf"$/);
  const file = join(folder, 'typeset.pdf');
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  const { text, facts } = await readPdf(file);
  expect([facts.get('Pages'), facts.get('Tagged')]).toEqual(['1', 'yes']);
  expect(pdfUaBreaches(file)).toEqual([]);
  expect(text).toContain('Rechnungsabgleich');
  // Beside the lines of the fan, and once more in the table; the months stand below it.
  for (const name of ['vorsichtig', 'wahrscheinlich', 'günstig'])
    expect(text.match(new RegExp(`^${name}$`, 'gm'))).toHaveLength(2);
  expect(text).toMatch(/^0\s+12\s+24\s+36$/m);
  expect(text.replace(/\s+/g, ' ')).toMatch(/nach drei Jahren bleiben 52\.560 €/);
  expect(faults).toEqual([]);
});

test('the page prints on one A4 sheet in both languages and passes the accessibility checks', async () => {
  for (const path of ['/rechner', '/calculator?lang=en']) {
    const { page } = await visitor(browser);
    await page.goto(site.origin + path);
    await page.locator('form#calculation').evaluate((form) => form.scrollIntoView());
    await page.getByRole('button', { name: /Als Blatt drucken|Print as one sheet/ }).waitFor();
    await passesAxe(page, 'calculator: at work');
    const file = join(folder, 'printed.pdf');
    await page.pdf({ path: file, format: 'A4', preferCSSPageSize: true });
    const { facts, text } = await readPdf(file);
    expect([path, facts.get('Pages')]).toEqual([path, '1']);
    expect(text).toMatch(/52[.,]560/);
    expect(text).toMatch(/Wir brechen ab, wenn|We stop if/);
  }
});

test.each([
  ['before anybody came near the sheet', {}],
  ['without JavaScript', { javaScriptEnabled: false }],
])('the calculator prints on one A4 sheet %s', async (_, options) => {
  const { page } = await visitor(browser, options);
  await page.goto(`${site.origin}/rechner`);
  const file = join(folder, 'as-it-came.pdf');
  await page.pdf({ path: file, preferCSSPageSize: true });
  const { facts, text } = await readPdf(file);
  expect(facts.get('Pages')).toBe('1');
  expect(text).toMatch(/52\.560/);
  expect(text).toMatch(/Wir brechen ab, wenn/);
  await page.context().close();
});

test('in print the label of the tipping point does not overlap the amounts beside the chart', async () => {
  const { page } = await visitor(browser);
  await page.goto(`${site.origin}/calculator?lang=en#calculation=Delivery%20notes;3120;18.5;60;47.5;6000;28000`);
  await page.locator('form#calculation').evaluate((form) => form.scrollIntoView());
  await page.locator('.calc-result', { hasText: 'Delivery notes' }).waitFor();
  const file = join(folder, 'tipping-point.pdf');
  await page.pdf({ path: file, preferCSSPageSize: true });
  expect((await readPdf(file)).text).toMatch(/Tipping point: month 15\.7(\s|$)/m);
  await page.context().close();
});

test('in print the amounts beside the chart stay on the sheet, even millions', async () => {
  // As wide as the paper within its margins.
  const { page } = await visitor(browser, { viewport: { width: 658, height: 940 } });
  for (const hash of ['', '#calculation=Claims;300000;8;35;48;400000;1500000']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${site.origin}/calculator?lang=en${hash}`);
    await page.locator('form#calculation').evaluate((form) => form.scrollIntoView());
    await page.getByRole('button', { name: 'Print as one sheet' }).waitFor();
    await page.locator('.calc-result', { hasText: hash ? 'Claims' : 'Invoice' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const beyond = await page.locator('.calc-fan').evaluate((fan) => {
      const edge = fan.getBoundingClientRect().right;
      const sums = [...fan.querySelectorAll('.calc-end')];
      return sums.filter((sum) => sum.getBoundingClientRect().right > edge).map((sum) => sum.textContent);
    });
    expect([hash, beyond]).toEqual([hash, []]);
  }
  await page.context().close();
});

test('the PDF is exactly one A4 page, even for a long process name', async () => {
  const own = 'Prüfung der Reisekostenabrechnungen von Außendienst und Werk';
  const hash = `#calculation=${encodeURIComponent(own)};1234567;229.5;60.5;254.55;7654321;38000000`;
  for (const path of ['/', `/${hash}`, '/ki-fallstudien', `/rechner${hash}`, `/calculator?lang=en${hash}`]) {
    const { page } = await visitor(browser);
    await page.goto(site.origin + path);
    await page.locator('form#calculation').evaluate((form) => form.scrollIntoView());
    await page.evaluate(() => {
      window.print = () => {};
    });
    if (path.includes('#')) await page.locator('.calc-result', { hasText: 'Reisekostenabrechnungen' }).waitFor();
    await page.getByRole('button', { name: /Als Blatt drucken|Print as one sheet/ }).click();
    const file = join(folder, 'asked-for.pdf');
    await page.pdf({ path: file, preferCSSPageSize: true });
    const { facts, text } = await readPdf(file);
    expect([path, facts.get('Pages')]).toEqual([path, '1']);
    expect(text, path).not.toMatch(/^Beispiel 1|^https?:\S+\/(rechner|calculator|ki-fallstudien)?$/m);
    await page.context().close();
  }
});

test('if a page is printed before its calculator was loaded, the result is below the amounts', async () => {
  for (const path of ['/', '/ki-fallstudien']) {
    const { page } = await visitor(browser);
    await page.goto(site.origin + path);
    const file = join(folder, 'with-page.pdf');
    await page.pdf({ path: file, preferCSSPageSize: true });
    const paper = (await readPdf(file)).text.split('\f').map((one) => one.replace(/\s+/g, ' '));
    const sheet = paper.find((one) => one.includes('Summe aller Zahlungen'));
    expect(sheet, path).toMatch(/Das Vorhaben .* nach drei Jahren bleiben [\d.]+ €/);
  }
});
