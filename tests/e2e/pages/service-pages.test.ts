import { expect, test } from 'vitest';
import { awake, visitor } from '#tests/support/browser.ts';
import { storedLeads } from '#tests/support/rows/stored-leads.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

test.each([
  ['ki-anwendungen', 'Vorgang schildern', 'KI-Anwendungen', 'Abschluss', 'KI-Anwendungen'],
  ['ki-plattform', 'AIWizz Demo buchen', 'KI-Plattform', 'AIWizz Demo', ''],
  ['ki-mvp', 'MVP anfragen', 'KI-MVP-Entwicklung', 'Hero', 'KI-MVP-Entwicklung'],
  ['ki-mvp', 'Umfang besprechen', 'KI-MVP-Entwicklung', 'Abschluss', 'KI-MVP-Entwicklung'],
  ['ki-lab', 'Frage besprechen', 'KI-Lab', 'Abschluss', 'KI-Lab'],
])('on %s „%s“ opens the contact modal, and staff see the source of the lead', async (path, text, ...origin) => {
  const { page, faults } = await visitor(browser);
  await page.goto(`${site.origin}/leistungsangebot/${path}`);
  await awake(page);
  await page.getByRole('main').getByRole('link', { name: text, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const email = `${path}.${origin[1]?.toLowerCase().replace(' ', '-')}@beispiel.example`;
  await dialog.getByLabel('Vorname').fill('Jonas');
  await dialog.getByLabel('Nachname').fill('Beispiel');
  await dialog.getByLabel('E-Mail').fill(email);
  await dialog.getByRole('button', { name: 'Nachricht senden' }).click();
  await dialog.getByText('Nachricht gesendet', { exact: true }).waitFor();
  const lead = storedLeads(site.folder).find((row) => row.email === email);
  expect([lead?.page_source, lead?.button_context, lead?.button_text]).toEqual([origin[0], origin[1], text]);
  expect(lead?.subject ?? '').toBe(origin[2]);
  expect(faults).toEqual([]);
});

test('the platform page shows one question answered for three roles, also without JavaScript', async () => {
  const { page } = await visitor(browser, { javaScriptEnabled: false });
  await page.goto(`${site.origin}/leistungsangebot/ki-plattform`);
  const product = page.getByRole('figure').filter({ has: page.getByRole('radio') });
  for (const [role, shown, hidden] of [
    ['Revision', 'Zwei Löschfristen.', 'Sieben Rahmenverträge.'],
    ['Personal', 'Drei Probezeiten', 'Zwei Löschfristen.'],
    ['Einkauf', 'Sieben Rahmenverträge.', 'Drei Probezeiten'],
  ] as const) {
    await product.getByRole('radio', { name: role }).check();
    await product.getByText(shown).waitFor();
    expect(await product.getByText(hidden).isVisible(), `${hidden} under ${role}`).toBe(false);
  }
  const press = (name: string) => product.locator('summary:visible').filter({ hasText: name }).click();
  const outcome = (text: string) => product.getByText(text).filter({ visible: true });
  await press('Freigeben');
  await outcome('Name und Uhrzeit stehen im Protokoll.').waitFor();
  await press('Ablehnen');
  await outcome('Nichts geschieht.').waitFor();
  expect(await outcome('Name und Uhrzeit stehen im Protokoll.').count(), 'one decision at a time').toBe(0);
});

test('the platform’s own site opens in a new tab', async () => {
  const { page } = await visitor(browser);
  await page.goto(`${site.origin}/leistungsangebot/ki-plattform`);
  const link = page.getByRole('main').getByRole('link', { name: /^Website der Plattform/ });
  expect(await link.getAttribute('target')).toBe('_blank');
  expect(await link.getAttribute('href')).toBe('https://platform.example.com/');
});

test('the lab page has its phone number as a link and links to the MVP', async () => {
  const { page } = await visitor(browser);
  await page.goto(`${site.origin}/leistungsangebot/ki-lab`);
  await awake(page);
  const main = page.getByRole('main');
  expect(
    await main
      .getByRole('link', { name: /^Anrufen/ })
      .last()
      .getAttribute('href'),
  ).toMatch(/^tel:\+\d+$/);
  await main.getByRole('link', { name: 'KI-MVP zum Festpreis' }).click();
  await page.waitForURL('**/leistungsangebot/ki-mvp');
});

test('on a phone a comparison’s label is at its own cells, twice as far from the previous row', async () => {
  const { page } = await visitor(browser, { viewport: { width: 360, height: 740 } });
  await page.goto(`${site.origin}/leistungsangebot/ki-akademie`);
  const gaps = await page.locator('.table-rows tbody tr:has(th)').evaluateAll((rows) => {
    const words = (element: Element | null | undefined) => {
      const range = document.createRange();
      if (element) range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    return rows.slice(1).map((row) => {
      const label = words(row.querySelector('th'));
      const [first, before] = [row.querySelector('td'), row.previousElementSibling?.querySelector('td:last-child')];
      return {
        // The name of its column stands above a cell's words, as wide as they are.
        below: (first?.getBoundingClientRect().top ?? 0) - label.bottom + Number.parseFloat(paddingOf(first)),
        above: label.top - words(before).bottom,
      };
      function paddingOf(cell: Element | null) {
        return cell ? getComputedStyle(cell).paddingTop : '0';
      }
    });
  });
  expect(gaps.length).toBeGreaterThan(2);
  expect(gaps.filter(({ below, above }) => below > above / 2)).toEqual([]);
});
