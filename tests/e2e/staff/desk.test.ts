import { beforeEach, expect, test } from 'vitest';
import { focused, visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { enter, staffAt } from '#tests/support/staff-browser.ts';
import { count, deskOf, openLead, row, undo } from './desk-steps.ts';

const site = await siteWith();
beforeEach(() => query('delete from leads'));
const { query, sendLead } = deskOf(() => site);

test('a lead gets a state, an owner and a note, which are in its history, and a change is undone', async () => {
  await sendLead('Erste');
  const { page, faults } = await staffAt(browser, site);
  const lead = await openLead(page, 'Erste');
  await lead.getByLabel('Stand').selectOption({ label: 'In Arbeit' });
  await lead.getByText('Stand von „Neu“ auf „In Arbeit“').waitFor();
  await lead.getByLabel('Zuständig').selectOption({ label: 'leitung' });
  await lead.getByText('Zuständig: leitung (leitung)').waitFor();
  await lead.getByLabel('Neue Notiz').fill('Rückruf am Dienstag');
  await lead.getByRole('button', { name: 'Notiz speichern' }).click();
  await lead.getByRole('listitem').filter({ hasText: 'Rückruf am Dienstag' }).waitFor();
  await lead.getByLabel('Stand').selectOption({ label: 'Gewonnen' });
  await lead.getByText('Stand von „In Arbeit“ auf „Gewonnen“').waitFor();
  await undo(page).click();
  await lead.getByText('Stand von „Gewonnen“ auf „In Arbeit“').waitFor();
  await lead.getByRole('button', { name: 'Schließen' }).click();
  await row(page, 'Erste').getByText('In Arbeit').waitFor();
  await row(page, 'Erste').getByText('leitung').waitFor();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'Stand' }).selectOption({ label: 'Neu' });
  await page.getByText('Keine Kontaktanfragen gefunden.').waitFor();
  await passesAxe(page, 'staff contacts: none found');
  await page.getByRole('combobox', { name: 'Stand' }).selectOption({ label: 'Offen' });
  await count(page, 1);
  expect(new URL(page.url()).searchParams.get('state')).toBe('open');
  expect(faults).toEqual([]);
});

test('the buttons of an open lead are at the end of its panel, even with the cookie bar open', async () => {
  await sendLead('Erste');
  const { page } = await visitor(browser, { isNew: true, viewport: { width: 360, height: 740 } });
  await page.clock.install();
  await page.goto(`${site.origin}/admin/dashboard`);
  await enter(page);
  await row(page, 'Erste').waitFor();
  // The second after which the bar rises.
  await page.clock.fastForward(1000);
  await page.locator('#consent-banner').waitFor();
  const lead = await openLead(page, 'Erste');
  await lead.getByRole('button', { name: 'Schließen' }).waitFor();
  const below = await lead.evaluate((panel) => {
    const end = Math.max(
      ...[...panel.querySelectorAll('footer > *')].map((item) => item.getBoundingClientRect().bottom),
    );
    return panel.getBoundingClientRect().bottom - end;
  });
  // Its edge, not the bar's room.
  expect(below).toBeLessThan(24);
  await page.context().close();
});

test('choosing a state by arrow keys only saves the one at which they stop', async () => {
  await sendLead('Erste');
  const { page } = await staffAt(browser, site);
  const lead = await openLead(page, 'Erste');
  const saved: string[] = [];
  page.on('request', (request) => {
    const state = request.method() === 'PATCH' && (request.postDataJSON() as { state?: string }).state;
    if (state) saved.push(state);
  });
  const select = lead.getByLabel('Stand');
  await select.focus();
  // Between two keys on a busy machine as much time may pass as after the last one.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Tab']) {
    await page.keyboard.press(key);
    await page.clock.runFor(300);
  }
  await page.clock.resume();
  await lead.getByText('Stand von „Neu“ auf „Gewonnen“').waitFor();
  await select.focus();
  await page.keyboard.press('ArrowUp');
  await lead.getByText('Stand von „Gewonnen“ auf „In Arbeit“').waitFor();
  expect(saved).toEqual(['won', 'in-progress']);
  await page.context().close();
});

test('logging out removes the offer to undo a change', async () => {
  await sendLead('Erste');
  const { page } = await staffAt(browser, site);
  const lead = await openLead(page, 'Erste');
  await lead.getByLabel('Stand').selectOption({ label: 'Verloren' });
  await undo(page).waitFor();
  await lead.getByRole('button', { name: 'Schließen' }).click();
  await undo(page).waitFor();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await page.waitForURL('**/admin/login');
  await enter(page);
  await row(page, 'Erste').waitFor();
  expect(await undo(page).count()).toBe(0);
  await page.context().close();
});

test('new leads appear in the list by themselves, or are only announced while somebody works in it', async () => {
  await sendLead('Bisher');
  const { page, faults } = await staffAt(browser, site);
  await count(page, 1);
  // Off the list, onto the sidebar.
  await page.mouse.move(40, 300, { steps: 3 });
  await sendLead('Von-selbst');
  await count(page, 2);
  await row(page, 'Von-selbst').waitFor();
  // The figures above it follow.
  await page.getByText(/^Gesamt\s*2$/).waitFor();
  await row(page, 'Bisher').hover();
  const before = await row(page, 'Bisher').boundingBox();
  await sendLead('Neu-Eins');
  await page.getByRole('button', { name: '1 neuer Kontakt' }).waitFor();
  await sendLead('Neu-Zwei');
  const news = page.getByRole('button', { name: '2 neue Kontakte' });
  await news.waitFor();
  expect(await row(page, 'Bisher').boundingBox()).toEqual(before);
  expect(await row(page, 'Neu-Eins').count()).toBe(0);
  await news.click();
  await count(page, 4);
  await row(page, 'Neu-Zwei').waitFor();
  await news.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test('many leads are selected by click, Shift and key, changed together, undone and exported', async () => {
  for (const name of ['L1', 'L2', 'L3', 'L4']) await sendLead(name);
  const { page, faults } = await staffAt(browser, site);
  await count(page, 4);
  const select = (name: string) => row(page, name).getByRole('checkbox');
  await select('L4').click();
  await select('L2').click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Ausgewählte Kontakte' });
  await bar.getByText('3 ausgewählt').waitFor();
  await passesAxe(page, 'staff contacts: several selected');
  await bar.getByLabel('Stand der Auswahl setzen').selectOption({ label: 'Verloren' });
  await bar.waitFor({ state: 'detached' });
  for (const name of ['L2', 'L3', 'L4']) await row(page, name).getByText('Verloren').waitFor();
  await undo(page).click();
  for (const name of ['L2', 'L3', 'L4']) await row(page, name).getByText('Verloren').waitFor({ state: 'detached' });

  await page.locator('body').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('j');
  await focused(row(page, 'L4').getByRole('button', { name: /ansehen$/ }));
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await bar.getByText('2 ausgewählt').waitFor();
  const [top, selected] = [await bar.boundingBox(), await row(page, 'L3').boundingBox()];
  expect((selected?.y ?? 0) + (selected?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('button', { name: 'CSV der Auswahl' }).click(),
  ]);
  const csv = Buffer.concat(await (await download.createReadStream()).toArray()).toString('utf8');
  expect(
    csv
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split('";"')[1]),
  ).toEqual(['Ewa L4', 'Ewa L3']);
  await page.keyboard.press('Escape');
  await bar.waitFor({ state: 'detached' });
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await bar.getByRole('button', { name: 'Als Spam markieren' }).press('Enter');
  await undo(page).waitFor();
  // However many rows are between.
  await page.keyboard.press('z');
  await focused(undo(page));
  await page.keyboard.press('Enter');
  await undo(page).waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Tastenkürzel' }).waitFor();
  await passesAxe(page, 'staff: keyboard shortcuts', 'dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Tastenkürzel' }).waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test('overdue leads are at the top until marked as answered', async () => {
  await sendLead('Wartet');
  query(`update leads set created_at = created_at - 20 * 86400000`);
  await sendLead('Heute');
  const { page } = await staffAt(browser, site);
  await row(page, 'Wartet').getByText('Überfällig').waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await row(page, 'Wartet')
    .getByText(/^seit 1\d Tagen$/)
    .waitFor();
  const names = async () => (await page.locator('tbody [role=row] bdi:first-child').allTextContents()).join(' ');
  await expect.poll(names).toMatch(/Wartet.*Heute/);
  await page.getByRole('tab', { name: 'Kontakte 1' }).waitFor();
  // Off the list, onto the sidebar.
  await page.mouse.move(40, 300, { steps: 3 });
  await sendLead('Danach');
  await count(page, 3);
  await expect.poll(names).toMatch(/Wartet.*Danach.*Heute/);
  await page.getByRole('button', { name: 'Überfällig 1' }).click();
  await count(page, 1);
  const lead = await openLead(page, 'Wartet');
  await lead.getByText(/Antwort überfällig seit/).waitFor();
  await lead.getByRole('button', { name: 'Als beantwortet vermerken' }).click();
  await lead.getByText(/^Beantwortet am/).waitFor();
  await lead.getByRole('button', { name: 'Schließen' }).click();
  await row(page, 'Wartet').getByText('Beantwortet').waitFor();
  await page.getByRole('button', { name: 'Überfällig 0' }).waitFor();
  await page.getByRole('button', { name: 'Aktualisieren' }).click();
  await page.getByText('Keine Kontaktanfragen gefunden.').waitFor();
  await page.getByRole('button', { name: 'Alle', exact: true }).click();
  await count(page, 3);
  await expect.poll(names).toMatch(/Danach.*Heute.*Wartet/);
});

test('the list of due leads announces new ones, although the newest is at its end', async () => {
  for (const name of ['Eins', 'Zwei', 'Drei']) await sendLead(name);
  query('update leads set created_at = created_at - 20 * 86400000');
  const { page } = await staffAt(browser, site, '/admin/dashboard?due=overdue');
  await count(page, 3);
  const names = async () => (await page.locator('tbody [role=row] bdi:first-child').allTextContents()).join(' ');
  await expect.poll(names).toMatch(/Eins.*Zwei.*Drei/);
  await row(page, 'Zwei').hover();
  await sendLead('Vier');
  query(`update leads set created_at = created_at - 19 * 86400000 where last_name = 'Vier'`);
  await page.getByRole('button', { name: '1 neuer Kontakt', exact: true }).click();
  await count(page, 4);
  await expect.poll(names).toMatch(/Eins.*Zwei.*Drei.*Vier/);
});

test('everything that one person sent is listed together, and a draft survives opening it', async () => {
  await sendLead('Person', { email: 'Person@eins.example', message: 'Die erste Anfrage' });
  await sendLead('Person-Zwei', { email: 'person@EINS.example', message: 'Die zweite Anfrage' });
  const { page } = await staffAt(browser, site);
  const second = await openLead(page, 'Person-Zwei');
  await second.getByLabel('Neue Notiz').fill('Noch nicht fertig');
  await second.getByRole('button', { name: /Die erste Anfrage/ }).click();
  const first = page.getByRole('dialog', { name: 'Ewa Person', exact: true });
  await first.getByRole('button', { name: /Die zweite Anfrage/ }).click();
  await expect.poll(() => second.getByLabel('Neue Notiz').inputValue()).toBe('Noch nicht fertig');
  // A login in between loses neither the place nor the draft.
  query('delete from staff_sessions');
  await second.getByRole('button', { name: 'Notiz speichern' }).click();
  await page.waitForURL('**/admin/login?to=**');
  await enter(page);
  await expect.poll(() => second.getByLabel('Neue Notiz').inputValue()).toBe('Noch nicht fertig');
});

test('a note corrected after a lost response is stored beside the first', async () => {
  await sendLead('Notiz');
  const { page } = await staffAt(browser, site);
  const lead = await openLead(page, 'Notiz');
  await page.route(
    '**/notes',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await lead.getByLabel('Neue Notiz').fill('Ruft zurück');
  await lead.getByRole('button', { name: 'Notiz speichern' }).click();
  await lead.getByText('Die Notiz wurde nicht gespeichert.').waitFor();
  await passesAxe(page, 'staff lead: note not stored', 'dialog');
  await lead.getByLabel('Neue Notiz').fill('Ruft am Montag zurück');
  await lead.getByRole('button', { name: 'Notiz speichern' }).click();
  for (const text of ['Ruft zurück', 'Ruft am Montag zurück']) await lead.getByText(text, { exact: true }).waitFor();
});
