import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { deskOf, openLead, row } from '#tests/e2e/staff/desk-steps.ts';
import { focused } from '#tests/support/browser.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { staffAt } from '#tests/support/staff-browser.ts';

const site = await siteWith();
const { query, sendLead } = deskOf(() => site);

/** Whether the middle of an element is within the window and nothing lies over it, nor cuts it off. */
const isInSight = (element: Locator) =>
  element.evaluate((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return (
      middle !== null &&
      (middle.closest('label') ?? box).contains(box) &&
      (box.contains(middle) || middle.contains(box))
    );
  });

test.each([
  [360, 740],
  [640, 450],
])('at %i by %i px each view and the checkbox that selects all leads are visible when focused', async (width, height) => {
  query('delete from leads');
  for (const name of ['Eins', 'Zwei']) await sendLead(name);
  const { page } = await staffAt(browser, site);
  await page.setViewportSize({ width, height });
  await row(page, 'Eins').waitFor();
  await page.getByRole('button', { name: 'Alle', exact: true }).focus();
  for (const name of ['Überfällig', 'Heute fällig', 'Neu', 'Meine']) {
    await page.keyboard.press('Tab');
    const view = page.getByRole('button', { name });
    await focused(view);
    await expect.poll(() => isInSight(view), { message: name }).toBe(true);
  }
  const all = page.getByRole('checkbox', { name: 'Alle geladenen Kontakte auswählen' });
  expect(await isInSight(all)).toBe(true);
  await all.focus();
  await page.keyboard.press(' ');
  for (const name of ['Eins', 'Zwei']) await row(page, name).getByRole('checkbox', { checked: true }).waitFor();
});

test('at 400 % zoom an open lead shows the focused field with its label', async () => {
  query('delete from leads');
  await sendLead('Eng', { message: 'Zeile\n'.repeat(6) });
  const { page } = await staffAt(browser, site);
  await page.setViewportSize({ width: 320, height: 256 });
  const lead = await openLead(page, 'Eng');
  await focused(lead.getByRole('button', { name: 'Vorheriger Kontakt' }));
  for (const name of ['Stand', 'Zuständig']) {
    await lead.getByLabel(name).focus();
    const edges = () =>
      lead.locator('label', { hasText: name }).evaluate((label) => {
        const { left, top, bottom } = label.getBoundingClientRect();
        return [top + 1, bottom - 1].map((y) => label.contains(document.elementFromPoint(left + 2, y)));
      });
    await expect.poll(edges, { message: name }).toEqual([true, true]);
    await expect.poll(() => isInSight(lead.getByLabel(name)), { message: name }).toBe(true);
  }
  await lead.getByLabel('Neue Notiz').focus();
  await expect.poll(() => isInSight(lead.getByLabel('Neue Notiz'))).toBe(true);
  expect(await isInSight(lead.getByRole('button', { name: 'Schließen' }))).toBe(true);
});

test('on a phone the content of an open lead scrolls, not the lead itself, whose name and buttons stay', async () => {
  query('delete from leads');
  await sendLead('Lang', { message: 'Zeile\n'.repeat(60) });
  const { page } = await staffAt(browser, site);
  await page.setViewportSize({ width: 360, height: 740 });
  const lead = await openLead(page, 'Lang');
  await lead.getByLabel('Neue Notiz').waitFor();
  expect(await lead.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0);
});
