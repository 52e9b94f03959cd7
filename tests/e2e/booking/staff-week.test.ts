import { expect, test } from 'vitest';
import { passesAxe } from '#tests/support/findings.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { staffAt } from '#tests/support/staff-browser.ts';
import { bookByCall, freeSlots } from './steps.ts';

const site = await siteWith();

test('a week without appointments leads to the next one that has some', async () => {
  const { page, faults } = await staffAt(browser, site, '/admin/dashboard?tab=bookings');
  const heading = page.getByRole('heading', { level: 2 }).filter({ hasText: '–' });
  const last = (await freeSlots(site)).slots.at(-1) ?? '';
  await bookByCall(site, last, 'spaeter@visitor.example', { firstName: 'Edda' });
  const next = page.getByRole('button', { name: /^Nächster Termin:/ });
  const back = page.getByRole('button', { name: 'Vorige Woche' });
  // Two weeks ago nobody had booked.
  await back.click();
  await back.click();
  await page.getByText('0 Termine').waitFor();
  await next.waitFor();
  await passesAxe(page, 'staff bookings: a week with a way on');
  const before = await heading.textContent();
  await next.click();
  await expect.poll(() => heading.textContent()).not.toBe(before);
  await page.getByText(/[1-9]\d* Termine?,/).waitFor();
  expect(faults).toEqual([]);
});
