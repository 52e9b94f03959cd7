import { expect, test } from 'vitest';
import { visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { bookByCall, bookingsOf, fillPerson, freeSlots, openBooking } from './steps.ts';

const site = await siteWith({ RATE_LIMIT: 'on' });

const email = 'vielgefragt@visitor.example';

test('an address with five upcoming appointments is refused at its field, in the dialog and without JavaScript, and the input is kept', async () => {
  const { slots } = await freeSlots(site);
  for (const at of [0, 10, 20, 30, 40]) expect((await bookByCall(site, slots[at] ?? '', email)).status).toBe(200);

  const { page: scripted, dialog, faults } = await openBooking(browser, site);
  await dialog.getByRole('button', { name: 'Diesen Termin nehmen' }).click();
  await fillPerson(dialog, email);
  await dialog.getByRole('button', { name: /^Termin am .* buchen$/ }).click();
  await dialog.getByText('Bitte verschieben Sie einen der fünf Termine').waitFor();
  await passesAxe(scripted, 'booking dialog: too many appointments', 'dialog');
  const address = dialog.getByRole('textbox', { name: 'E-Mail' });
  expect(await address.getAttribute('aria-invalid')).toBe('true');
  expect(await address.inputValue()).toBe(email);
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);

  const { page } = await visitor(browser, { javaScriptEnabled: false, locale: 'en-GB' });
  await page.goto(`${site.origin}/booking?lang=en`);
  await page.locator(`input[value="${(await freeSlots(site)).slots[0]}"]`).check();
  await fillPerson(page, email, false);
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await page.getByText('Please move one of the five appointments').waitFor();
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(email);
  expect(bookingsOf(site, email)).toHaveLength(5);
});
