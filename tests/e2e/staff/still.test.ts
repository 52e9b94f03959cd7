import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { storeSamples } from '#scripts/seed/store.ts';
import { connect } from '#server/db/connection/connect.ts';
import { enqueue, newMail } from '#server/outbox/repository.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { shifts } from '#tests/support/shifts.ts';
import { staffAt } from '#tests/support/staff-browser.ts';
import { deskOf, openLead } from './desk-steps.ts';

const site = await siteWith();
beforeAll(async () => {
  const { db, engine, ...database } = connect({ databaseFile: join(site.folder, 'site.sqlite') });
  await storeSamples({ db, engine, ...database }, { count: 300, seed: 3, until: Date.now() });
  const parked = newMail({
    template: 'lead-notification',
    language: 'de',
    recipient: 'staff@desk.example',
    subject_id: 'gone',
  });
  await enqueue(db, engine, [{ ...parked, state: 'parked', attempts: 9, last_error: '550 no' }]);
  await database.close();
});

/** Holds the server's answers back until they are let go, one call after the other. */
async function holdAnswers(page: Page) {
  const held: Route[] = [];
  await page.route('**/api/admin/**', (route) => {
    if (!route.request().url().endsWith('/events')) held.push(route);
    else void route.continue();
  });
  return async (call: RegExp) => {
    const find = () => held.findIndex((route) => call.test(route.request().url()));
    await expect.poll(find).toBeGreaterThanOrEqual(0);
    const [route] = held.splice(find(), 1);
    const answered = page.waitForResponse(call);
    await route?.continue();
    await (await answered).finished();
    await painted(page);
  };
}

const painted = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

test.each([
  [360, 740],
  [768, 900],
  [1440, 900],
])('at %i px nothing shifts while the dashboard loads step by step', async (width, height) => {
  const { page } = await staffAt(browser, site);
  await page.setViewportSize({ width, height });
  const release = await holdAnswers(page);
  const { promise: scripts, resolve: letScripts } = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => void scripts.then(() => route.continue()));
  await page.reload({ waitUntil: 'commit' });
  await page.getByText('Beispieldaten im Einsatz.').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await painted(page);
  letScripts();
  await release(/\/api\/admin\/desk$/);
  // On narrow screens it is behind a button.
  await page.getByText(/^Willkommen/).waitFor({ state: 'attached' });
  await release(/\/statistics$/);
  await page.getByText('1 E-Mail nicht zugestellt').first().waitFor({ state: 'attached' });
  // All, and those that wait too long.
  await release(/\/contacts\/search$/);
  await release(/\/contacts\/search$/);
  await page.getByRole('heading', { name: 'Kontakte (300)' }).waitFor();
  await painted(page);
  expect(await shifts(page)).toEqual([]);
});

test('the message does not move when a state is chosen or the lead is marked as answered', async () => {
  await deskOf(() => site).sendLead('Wartet');
  const { page } = await staffAt(browser, site);
  const lead = await openLead(page, 'Wartet');
  await lead.getByText('Anfrage eingegangen').waitFor();
  const top = async () => (await lead.getByText('E-Mail', { exact: true }).boundingBox())?.y;
  const before = await top();
  await lead.getByRole('button', { name: 'Als beantwortet vermerken' }).click();
  await lead.getByText(/^Beantwortet am/).waitFor();
  expect(await top()).toBe(before);
  await lead.getByLabel('Stand').selectOption({ label: 'Gewonnen' });
  await lead.getByText('Stand von „Neu“ auf „Gewonnen“').waitFor();
  expect(await top()).toBe(before);
});
