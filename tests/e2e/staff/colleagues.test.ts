import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { connect } from '#server/db/connection/connect.ts';
import { addStaff } from '#server/staff/account/accounts.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { staffAt } from '#tests/support/staff-browser.ts';
import { deskOf, openLead, row, undo } from './desk-steps.ts';

const colleague = { username: 'kollegin', password: 'ein anderes Passwort' };
const site = await siteWith();
beforeAll(async () => {
  const database = connect({ databaseFile: join(site.folder, 'site.sqlite') });
  await addStaff(database.db, colleague.username, colleague.password, { own: true });
  await database.close();
});
beforeEach(() => query('delete from leads'));
const { query, sendLead } = deskOf(() => site);

test('of two people who edit one lead the later one is notified, and can keep the other’s change or apply their own', async () => {
  await sendLead('Beide');
  const one = await staffAt(browser, site);
  const other = await staffAt(browser, site);
  // News would tell the second one before the conflict does.
  await other.page.route('**/api/admin/events', (route) => route.abort());
  await other.page.reload();
  const first = await openLead(one.page, 'Beide');
  const second = await openLead(other.page, 'Beide');
  await second.getByText('Anfrage eingegangen').waitFor();
  await first.getByLabel('Stand').selectOption({ label: 'Gewonnen' });
  await first.getByText('Stand von „Neu“ auf „Gewonnen“').waitFor();
  await second.getByLabel('Stand').selectOption({ label: 'Verloren' });
  const alert = second.getByRole('alert').filter({ hasText: 'war schneller' });
  await alert.getByText('Stand „Verloren“').waitFor();
  expect(await second.getByLabel('Stand').inputValue()).toBe('won');
  await passesAxe(other.page, 'staff lead: conflict', 'dialog');
  await alert.getByRole('button', { name: 'Meine Änderung übernehmen' }).click();
  await second.getByText('Stand von „Gewonnen“ auf „Verloren“').waitFor();
  await alert.waitFor({ state: 'detached' });
  // The first one sees it without doing anything.
  await first.getByText('Stand von „Gewonnen“ auf „Verloren“').waitFor();
  await expect.poll(() => first.getByLabel('Stand').inputValue()).toBe('lost');
  for (const { page } of [one, other]) await page.context().close();
});

test('a colleague’s change to the open lead is shown until dismissed', async () => {
  await sendLead('Beide');
  const one = await staffAt(browser, site, undefined, colleague);
  const other = await staffAt(browser, site);
  await other.page.clock.install();
  const first = await openLead(one.page, 'Beide');
  const second = await openLead(other.page, 'Beide');
  await first.getByLabel('Stand').selectOption({ label: 'In Arbeit' });
  const notice = second
    .getByRole('status')
    .filter({ hasText: 'kollegin hat den Stand gerade auf „In Arbeit“ gesetzt.' });
  await notice.waitFor();
  await passesAxe(other.page, 'staff lead: changed by a colleague', 'dialog');
  await other.page.clock.fastForward('10:00');
  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const) {
    await other.page.setViewportSize({ width, height });
    const box = await notice.getByRole('button', { name: 'Verstanden' }).boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0), `in sight at ${width} px`).toBeLessThan(height);
  }
  await first.getByLabel('Zuständig').selectOption({ label: 'kollegin' });
  await notice.getByText('kollegin hat gerade kollegin als zuständig eingetragen.').waitFor();
  await notice.getByRole('button', { name: 'Verstanden' }).click();
  await notice.waitFor({ state: 'detached' });
  await second.getByLabel('Stand').selectOption({ label: 'Verloren' });
  await second.getByText('Stand von „In Arbeit“ auf „Verloren“').waitFor();
  expect(await second.getByRole('alert').count()).toBe(0);
  for (const { page } of [one, other]) await page.context().close();
});

test('a colleague’s note appears on the open lead and disappears when deleted; a draft is kept', async () => {
  await sendLead('Beide');
  const one = await staffAt(browser, site, undefined, colleague);
  const other = await staffAt(browser, site);
  const first = await openLead(one.page, 'Beide');
  const second = await openLead(other.page, 'Beide');
  await second.getByLabel('Neue Notiz').fill('Noch nicht fertig');
  await first.getByLabel('Neue Notiz').fill('Ruft zurück');
  await first.getByRole('button', { name: 'Notiz speichern' }).click();
  await second.getByText('Ruft zurück').waitFor();
  await first.getByRole('button', { name: 'Löschen' }).click();
  await second.getByText('Ruft zurück').waitFor({ state: 'detached' });
  expect(await second.getByLabel('Neue Notiz').inputValue()).toBe('Noch nicht fertig');
  for (const { page } of [one, other]) await page.context().close();
});

test('an erased lead disappears from open panels and lists', async () => {
  for (const name of ['Bleibt', 'Geht']) await sendLead(name, { message: `Nachricht von ${name}` });
  const { page } = await staffAt(browser, site);
  const lead = await openLead(page, 'Geht');
  await lead.getByText('Nachricht von Geht').waitFor();
  await lead.getByText('Anfrage eingegangen').waitFor();
  query(`delete from leads where last_name = 'Geht'`);
  const gone = page.getByRole('dialog', { name: 'Kontakt gelöscht' });
  await gone.getByText('Dieser Kontakt wurde soeben gelöscht').waitFor();
  await passesAxe(page, 'staff lead: erased meanwhile', 'dialog');
  await expect.poll(() => page.getByText('Nachricht von Geht').count()).toBe(0);
  await gone.getByRole('button', { name: 'Schließen' }).click();
  await row(page, 'Bleibt').waitFor();
  expect(await row(page, 'Geht').count()).toBe(0);
  await page.context().close();
});

test('undoing a bulk change is refused, with a message, for leads that a colleague has changed since', async () => {
  for (const name of ['B1', 'B2']) await sendLead(name);
  const one = await staffAt(browser, site);
  for (const name of ['B1', 'B2']) await row(one.page, name).getByRole('checkbox').click();
  const bar = one.page.getByRole('region', { name: 'Ausgewählte Kontakte' });
  await bar.getByLabel('Stand der Auswahl setzen').selectOption({ label: 'Verloren' });
  await undo(one.page).waitFor();
  const other = await staffAt(browser, site, undefined, colleague);
  const lead = await openLead(other.page, 'B1');
  await lead.getByLabel('Stand').selectOption({ label: 'Gewonnen' });
  await lead.getByText('Stand von „Verloren“ auf „Gewonnen“').waitFor();
  await undo(one.page).click();
  await one.page.getByText('Nicht rückgängig gemacht: Bei 1 Kontakt war inzwischen jemand schneller.').waitFor();
  expect(await undo(one.page).count(), 'trying again cannot help').toBe(0);
  await row(one.page, 'B1').getByText('Gewonnen').waitFor();
  await row(one.page, 'B2').getByText('Neu', { exact: true }).waitFor();
  for (const { page } of [one, other]) await page.context().close();
});

test('an undo that would give a lead back to somebody without access says why, and is not offered again', async () => {
  await sendLead('Zurück');
  const { page } = await staffAt(browser, site);
  const lead = await openLead(page, 'Zurück');
  await lead.getByLabel('Zuständig').selectOption({ label: 'kollegin' });
  await page.getByRole('status').getByText('Zuständig: kollegin').waitFor();
  await lead.getByLabel('Zuständig').selectOption({ value: '' });
  await page.getByRole('status').getByText('Niemand zuständig').waitFor();
  const other = await staffAt(browser, site, '/admin/dashboard?tab=accounts');
  await other.page.getByRole('button', { name: 'Sperren: kollegin' }).click();
  await other.page.getByRole('button', { name: 'Entsperren: kollegin' }).waitFor();
  await undo(page).click();
  await page.getByText('Nicht rückgängig gemacht: Der frühere Stand gilt nicht mehr, zum Beispiel').waitFor();
  await undo(page).waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: 'Erneut versuchen' }).count()).toBe(0);
});

test.each([
  'at once',
  'on the second try',
])('what is changed while another change of the lead is being saved is saved, too, %s, and undone with it', async (when) => {
  await sendLead('Schnell');
  const { page } = await staffAt(browser, site);
  const saving = Promise.withResolvers<void>();
  let saves = 0;
  await page.route('**/api/admin/desk/leads/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    await saving.promise;
    saves += 1;
    await (saves === 2 && when !== 'at once' ? route.abort() : route.continue());
  });
  const lead = await openLead(page, 'Schnell');
  const owner = () => lead.getByLabel('Zuständig').locator('option:checked').textContent();
  await lead.getByLabel('Stand').selectOption({ label: 'In Arbeit' });
  await lead.getByLabel('Zuständig').selectOption({ label: 'leitung' });
  expect(await owner()).toBe('leitung');
  saving.resolve();
  await lead.getByText('Stand von „Neu“ auf „In Arbeit“').waitFor();
  if (when !== 'at once') await lead.getByRole('button', { name: 'Erneut versuchen' }).click();
  await lead.getByText('Zuständig: leitung (leitung)').waitFor();
  await page.getByText('Stand: In Arbeit, Zuständig: leitung', { exact: true }).waitFor();
  await undo(page).click();
  await lead.getByText('Stand von „In Arbeit“ auf „Neu“').waitFor();
  expect(await owner()).toBe('niemand');
});

test('a deleted note that is taken back twice, because the first answer was lost, is there once', async () => {
  await sendLead('Doppelt');
  const { page } = await staffAt(browser, site);
  const lead = await openLead(page, 'Doppelt');
  const note = lead.getByRole('listitem').filter({ hasText: 'Ruft zurück' });
  await lead.getByLabel('Neue Notiz').fill('Ruft zurück');
  await lead.getByRole('button', { name: 'Notiz speichern' }).click();
  await note.getByRole('button', { name: 'Löschen' }).click();
  await note.waitFor({ state: 'detached' });
  let calls = 0;
  await page.route('**/notes', async (route) => {
    calls += 1;
    if (calls > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await undo(page).click();
  await page.locator('.undo').getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByText('Rückgängig gemacht').first().waitFor();
  await page.reload();
  await note.first().waitFor();
  expect(await note.count()).toBe(1);
});

test('a slow undo leaves the offer to undo what was changed meanwhile', async () => {
  await sendLead('Langsam');
  const { page } = await staffAt(browser, site);
  const lead = await openLead(page, 'Langsam');
  const note = lead.getByRole('listitem').filter({ hasText: 'Ruft zurück' });
  await lead.getByLabel('Neue Notiz').fill('Ruft zurück');
  await lead.getByRole('button', { name: 'Notiz speichern' }).click();
  await note.waitFor();
  await lead.getByLabel('Stand').selectOption({ label: 'In Arbeit' });
  await page.getByText('Stand: In Arbeit', { exact: true }).waitFor();
  const saving = Promise.withResolvers<void>();
  await page.route('**/api/admin/desk/leads/*', async (route) => {
    if (route.request().method() === 'PATCH') await saving.promise;
    await route.continue();
  });
  await undo(page).click();
  await note.getByRole('button', { name: 'Löschen' }).click();
  await page.getByText('Notiz gelöscht', { exact: true }).waitFor();
  saving.resolve();
  await page.getByText('Rückgängig gemacht').first().waitFor();
  await undo(page).click();
  await note.waitFor();
});
