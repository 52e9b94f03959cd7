import { expect, test } from 'vitest';
import { staffBookingPaths } from '#contract/staff/bookings.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { mailServer, siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { staffAt } from '#tests/support/staff-browser.ts';
import { until } from '#tests/support/until.ts';
import { bookByCall, bookingsOf, clock, freeSlots } from './steps.ts';

const smtp = await mailServer();
const site = await siteWith({ SMTP_URL: smtp.url });

const mailsTo = async (address: string) =>
  (await smtp.received()).filter(({ recipients }) => recipients.includes(address));
const tab = '/admin/dashboard?tab=bookings';

/** Books a slot and opens it in the staff tab. */
async function openedBooking(email: string, name: string, more: Record<string, unknown> = {}) {
  const start = (await freeSlots(site)).slots[8] ?? '';
  await bookByCall(site, start, email, { firstName: name, company: 'Muster AG', ...more });
  const { page, faults } = await staffAt(browser, site, tab);
  await page.getByRole('button', { name: 'Kommende' }).click();
  const loaded = page.waitForResponse((answer) => /\/bookings\/[\w-]{36}$/.test(new URL(answer.url()).pathname));
  await page.getByRole('button', { name: new RegExp(`^Details: ${name}`) }).click();
  await loaded;
  const detail = page.getByRole('dialog', { name: new RegExp(name) });
  await detail.waitFor();
  return { page, faults, detail, start };
}

test('on a phone the bar of an appointment by phone calls, moves and cancels', async () => {
  const { page, detail, faults } = await openedBooking('ruft-an@visitor.example', 'Berta', {
    mode: 'phone',
    phone: '+49 511 123-456',
    message: 'Bitte erst nach 14 Uhr. '.repeat(60),
  });
  await page.setViewportSize({ width: 360, height: 720 });
  const call = detail.getByRole('link', { name: 'Anrufen' });
  expect(await call.getAttribute('href')).toBe('tel:+49511123456');
  expect(await detail.getByRole('link', { name: '+49 511 123-456' }).getAttribute('href')).toBe('tel:+49511123456');
  for (const name of ['Verschieben', 'Absagen', 'Schließen']) {
    const { y = Infinity, height = 0 } = (await detail.getByRole('button', { name, exact: true }).boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(720);
  }
  expect(faults).toEqual([]);
  await page.context().close();
});

test('staff move an appointment and cancel it; the visitor gets a mail each time', async () => {
  const email = 'verlegt@visitor.example';
  const { page, detail, faults } = await openedBooking(email, 'Amira');
  const wanted = (await freeSlots(site)).slots.at(-3) ?? '';
  await detail.getByRole('button', { name: 'Verschieben', exact: true }).click();
  await detail.getByLabel('Tag').fill(wanted.slice(0, 10));
  await detail.getByLabel('Uhrzeit').fill(clock(wanted, 'Europe/Berlin'));
  await detail.getByRole('button', { name: 'Verschieben und Besucher benachrichtigen' }).click();
  await detail.getByText('Der Termin ist verschoben, die neue Einladung unterwegs.').waitFor();
  expect(bookingsOf(site, email)).toMatchObject([{ start_at: Date.parse(wanted), state: 'booked' }]);
  await until('two mails', async () => (await mailsTo(email)).length === 2 || undefined);

  await detail.getByRole('button', { name: 'Absagen', exact: true }).click();
  await detail.getByText('Der Besucher erhält sofort eine Absage per E-Mail').waitFor();
  await passesAxe(page, 'staff booking: question before cancelling', 'dialog');
  // Who presses Enter once more has cancelled nothing.
  await page.keyboard.press('Enter');
  await detail.getByRole('button', { name: 'Absagen', exact: true }).click();
  await detail.getByRole('button', { name: 'Absagen und Besucher benachrichtigen' }).dblclick();
  await detail.getByText('Der Termin ist abgesagt, die Nachricht unterwegs.').waitFor();
  expect(bookingsOf(site, email)).toMatchObject([{ state: 'cancelled' }]);
  const mails = await until('three mails', async () => {
    const all = await mailsTo(email);
    return all.length === 3 ? all : undefined;
  });
  expect(mails[2]?.source).toMatch(/METHOD=CANCEL/i);
  await detail.getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('button', { name: 'Abgesagte' }).click();
  await passesAxe(page, 'staff bookings: cancelled ones');
  await page.getByRole('button', { name: /^Details: Amira/ }).waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test('the panel of an appointment shows the calculation that came with the booking', async () => {
  const calculation = 'calculation=Rechnungsabgleich;48000;8;35;48;40000;150000';
  const { page, faults, detail } = await openedBooking('gerechnet@visitor.example', 'Runa', { calculation });
  const table = detail.getByRole('region', { name: 'Berechnung' });
  await table.getByRole('row', { name: /Nach drei Jahren 52\.560 €/ }).waitFor();
  await passesAxe(page, 'staff booking: with a calculation', 'dialog');
  expect(faults).toEqual([]);
});

test('a suspected booking is marked in list and details, and a move to its own time changes nothing', async () => {
  const start = (await freeSlots(site)).slots[8] ?? '';
  await bookByCall(site, start, 'maschine@visitor.example', {
    firstName: 'Dora',
    website: 'https://machine.example',
    elapsed: 5,
  });
  const { page, faults } = await staffAt(browser, site, tab);
  await page.getByRole('button', { name: 'Kommende' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Dora' });
  await row.getByText('Spamverdacht').waitFor();
  await row.getByRole('button', { name: /^Details: Dora/ }).click();
  const detail = page.getByRole('dialog', { name: /Dora/ });
  await detail.getByText('Spamverdacht').waitFor();
  await detail.getByText('Der Besucher hat dafür keine Einladung erhalten.').waitFor();
  await detail.getByRole('button', { name: 'Verschieben', exact: true }).click();
  await detail.getByRole('button', { name: 'Verschieben und Besucher benachrichtigen' }).click();
  await detail.getByText('Das ist die bisherige Zeit.').waitFor();
  expect(await mailsTo('maschine@visitor.example')).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a change that somebody else made first is reported and shown', async () => {
  const email = 'zugleich@visitor.example';
  const { page, detail } = await openedBooking(email, 'Bruno');
  // As in a tab in the background, which hears of nothing meanwhile.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const [booking] = bookingsOf(site, email);
  const token = await page.evaluate(() => localStorage.getItem('admin_token'));
  const id = await page.evaluate(
    async ([path, key]) => {
      const answer = await fetch(`${path}?show=upcoming`, { headers: { authorization: `Bearer ${key}` } });
      const { bookings } = (await answer.json()) as { bookings: { id: string; firstName: string; version: number }[] };
      const found = bookings.find(({ firstName }) => firstName === 'Bruno');
      await fetch(`${path}/${found?.id}/cancel`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ version: found?.version }),
      });
      return found?.id;
    },
    [staffBookingPaths.bookings, token] as const,
  );
  expect(id, String(booking?.id)).toBeTruthy();
  await detail.getByRole('button', { name: 'Verschieben', exact: true }).click();
  const other = (await freeSlots(site)).slots.at(-1) ?? '';
  await detail.getByLabel('Tag').fill(other.slice(0, 10));
  await detail.getByLabel('Uhrzeit').fill(clock(other, 'Europe/Berlin'));
  await detail.getByRole('button', { name: 'Verschieben und Besucher benachrichtigen' }).click();
  await detail.getByText('Jemand hat diesen Termin inzwischen geändert.').waitFor();
  await passesAxe(page, 'staff booking: conflict', 'dialog');
  await detail.getByText('Abgesagt', { exact: true }).waitFor();
  expect(await detail.getByRole('button', { name: 'Verschieben' }).count()).toBe(0);
  await page.context().close();
});

test('whoever is moving an appointment that somebody else moves meanwhile is told so before sending', async () => {
  const email = 'bewegt@visitor.example';
  const { page, detail } = await openedBooking(email, 'Edgar');
  await detail.getByRole('button', { name: 'Verschieben', exact: true }).click();
  const other = await staffAt(browser, site, `${tab}&appointment=${bookingsOf(site, email)[0]?.id}`);
  const theirs = other.page.getByRole('dialog', { name: /Edgar/ });
  const wanted = (await freeSlots(site)).slots.at(-2) ?? '';
  await theirs.getByRole('button', { name: 'Verschieben', exact: true }).click();
  await theirs.getByLabel('Tag').fill(wanted.slice(0, 10));
  await theirs.getByLabel('Uhrzeit').fill(clock(wanted, 'Europe/Berlin'));
  await theirs.getByRole('button', { name: 'Verschieben und Besucher benachrichtigen' }).click();
  await theirs.getByText('Der Termin ist verschoben').waitFor();
  await detail.getByText('Jemand hat diesen Termin inzwischen geändert.').waitFor();
  expect(await detail.locator(`time[datetime="${wanted}"]`).count()).toBe(1);
  await page.context().close();
  await other.page.context().close();
});

test('a time that is taken is refused with free ones near it', async () => {
  const { page, detail } = await openedBooking('belegt@visitor.example', 'Carla');
  const taken = (await freeSlots(site)).slots.at(-5) ?? '';
  await bookByCall(site, taken, 'besitzer@visitor.example');
  await detail.getByRole('button', { name: 'Verschieben', exact: true }).click();
  await detail.getByLabel('Tag').fill(taken.slice(0, 10));
  await detail.getByLabel('Uhrzeit').fill(clock(taken, 'Europe/Berlin'));
  await detail.getByRole('button', { name: 'Verschieben und Besucher benachrichtigen' }).click();
  await detail.getByText('Diese Zeit ist schon vergeben').waitFor();
  await detail
    .getByRole('button', { name: /^\d\d\.\d\d\.\d{4}, \d\d:\d\d$/ })
    .first()
    .click();
  await detail.getByRole('button', { name: 'Verschieben und Besucher benachrichtigen' }).click();
  await detail.getByText('Der Termin ist verschoben, die neue Einladung unterwegs.').waitFor();
  await page.context().close();
});

test('a booking is also a contact, and the tab links to it', async () => {
  const { page, detail } = await openedBooking('kontakt@visitor.example', 'Elif');
  await detail.getByRole('button', { name: 'Zum Kontakt' }).click();
  await page.getByRole('dialog', { name: /Elif/ }).getByRole('link', { name: 'E-Mail senden' }).waitFor();
  await page.context().close();
});

test('bookings and cancellations by visitors appear in the open tab by themselves', async () => {
  const free = (await freeSlots(site)).slots;
  await bookByCall(site, free[4] ?? '', 'vorher@visitor.example', { firstName: 'Ida' });
  const { page, faults } = await staffAt(browser, site, `${tab}&view=upcoming`);
  await page.getByRole('button', { name: /^Details: Ida/ }).waitFor();
  const booked = page.getByRole('button', { name: /^Details: Nour/ });
  const { body } = await bookByCall(site, free.at(-4) ?? '', 'nebenbei@visitor.example', { firstName: 'Nour' });
  await booked.waitFor();
  const cancelled = await fetch(site.origin + body.booking.manageUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'cancel' }),
  });
  expect(cancelled.status).toBe(200);
  await booked.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await page.context().close();
});
