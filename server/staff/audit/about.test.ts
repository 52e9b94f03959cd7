import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuditAnswer, auditPaths } from '#contract/staff/audit.ts';
import { staffBookingPaths } from '#contract/staff/bookings.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { deskPaths } from '#contract/staff/desk.ts';
import { privacyPaths } from '#contract/staff/privacy.ts';
import { audit } from '#server/audit/record.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  const leads = Array.from({ length: 6 }, (_, index) =>
    leadRow('2026-11-20T09:00:00Z', { email: `person${index}@beispiel.example` }),
  );
  const [first, second, third, untouched] = leads.map(({ id }) => id);
  const found = async (about: string) => {
    const answer = await call(auditPaths.search, { method: 'POST', body: { about } });
    const { entries } = (await answer.json()) as AuditAnswer;
    // The search itself is recorded, too.
    const others = entries.filter(({ action }) => action !== 'audit-viewed');
    return others.map(({ action, subject, details }) => ({ action, subject, details }));
  };
  const change = async (items: object[]) => {
    const answer = await call(deskPaths.bulk, { method: 'POST', body: { items } });
    return (await answer.json()) as { done: object[]; conflicts: object[] };
  };

  beforeAll(async () => {
    site = await startTestSite(engine);
    ({ call } = await signIn(site));
    await storeLeads(site.services.database.db, leads);
  });
  afterAll(() => site.end());

  test('a bulk change is found for each lead that it changed, and for no other', async () => {
    const items = [first, second].map((id) => ({ id, version: 0, state: 'won' }));
    expect((await change(items)).done).toHaveLength(2);
    for (const id of [first, second]) {
      expect(await found(id ?? '')).toEqual([{ action: 'leads-changed', subject: id, details: { count: 2 } }]);
    }
    const late = await change([...items, { id: untouched, version: 7, state: 'lost' }]);
    expect([late.done, late.conflicts.length]).toEqual([[], 3]);
    expect(await found(first ?? ''), 'what came too late has changed nothing').toHaveLength(1);
    expect(await found(untouched ?? '')).toEqual([]);
  });

  test('concurrent bulk changes by two accounts are one entry each, in one chain', async () => {
    const many = Array.from({ length: 300 }, () => leadRow('2026-11-19T09:00:00Z'));
    await storeLeads(site.services.database.db, many);
    const items = many.map(({ id }) => ({ id, version: 0, answered: true }));
    await Promise.all([change(items), change(items.toReversed())]);
    expect(await found(many.at(-1)?.id ?? '')).toHaveLength(1);
    const check = await (await call(auditPaths.check, { method: 'POST' })).json();
    expect(check).toMatchObject({ intact: true });
  });

  test('an address is found in every spelling of its domain', async () => {
    await call(privacyPaths.search, { method: 'POST', body: { q: 'Uwe@Größe.example' } });
    await call(adminPaths.contactsSearch, { method: 'POST', body: { q: 'uwe@größe.example' } });
    for (const spelling of ['uwe@größe.example', 'UWE@xn--gre-6ka8i.example']) {
      expect((await found(spelling)).map(({ action }) => action)).toEqual(['leads-listed', 'person-searched']);
    }
  });

  test('additions are found by id, like changes', async () => {
    const input = {
      number: '#37 09/2025',
      title_de: 'Titel',
      title_en: 'Title',
      pdf_url: 'https://papers.example/37.pdf',
    };
    const paper = (await (await call(adminPaths.whitePapers, { method: 'POST', body: input })).json()) as {
      id: string;
    };
    const from = new Date(Date.now() + 86_400_000).toISOString();
    const period = { from, to: new Date(Date.parse(from) + 3_600_000).toISOString() };
    const block = (await (await call(staffBookingPaths.blocks, { method: 'POST', body: period })).json()) as {
      id: string;
    };
    expect((await found(paper.id)).map(({ action }) => action)).toEqual(['white-paper-added']);
    expect((await found(block.id)).map(({ action }) => action)).toEqual(['booking-block-added']);
  });

  test('an export of selected leads is found for each of them', async () => {
    const ids = [third, 'nobody-has-this-id'];
    await call(deskPaths.export, { method: 'POST', body: { ids } });
    expect(await found(third ?? '')).toEqual([{ action: 'leads-exported', subject: third, details: { count: 1 } }]);
    expect(await found('nobody-has-this-id')).toEqual([]);
  });

  test('an address finds all actions on its leads, sign-ups and appointments, in any spelling', async () => {
    const { db } = site.services.database;
    const lead = leadRow('2026-11-20T10:00:00Z', { email: 'Zora@Beispiel.example' });
    await storeLeads(db, [lead, leadRow('2026-11-20T10:00:00Z', { email: 'anders@beispiel.example' })]);
    await db
      .insertInto('bookings')
      .values({
        id: 'booking-of-zora',
        lead_id: lead.id,
        created_at: 0,
        start_at: 0,
        end_at: 0,
        buffer: 0,
        day: '2026-11-24',
        mode: 'video',
        time_zone: '',
        state: 'cancelled',
        version: 1,
        changed_at: 0,
      })
      .execute();
    await call(`${adminPaths.contacts}/${lead.id}`);
    await call(`${adminPaths.contacts}/${untouched}`);
    await audit(db, { actor: 'leitung', action: 'booking-moved', subject: 'booking-of-zora' });
    expect(await found(' zora@beispiel.EXAMPLE')).toEqual([
      { action: 'booking-moved', subject: 'booking-of-zora', details: {} },
      { action: 'lead-viewed', subject: lead.id, details: {} },
    ]);
  });

  test('reading the calendar feed is recorded, guessing its URL is not', async () => {
    const { url } = (await (await call(staffBookingPaths.feed, { method: 'POST' })).json()) as { url: string };
    const reads = async () =>
      (
        await site.services.database.db
          .selectFrom('audit_log')
          .select('actor')
          .where('action', '=', 'booking-feed-read')
          .execute()
      ).length;
    const path = new URL(url).pathname;
    await site.app.request(path, { method: 'HEAD' });
    expect((await site.app.request('/calendar/wrong.ics')).status).toBe(404);
    expect(await reads()).toBe(0);
    expect((await site.app.request(path)).status).toBe(200);
    expect(await reads()).toBe(1);
  });
});
