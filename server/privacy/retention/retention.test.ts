import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { day } from '#contract/durations.ts';
import type { LeadState } from '#contract/staff/desk.ts';
import { privacyPaths, type RetentionAnswer, type RetentionPreview } from '#contract/staff/privacy.ts';
import { checkAuditLog } from '#server/audit/check.ts';
import { audit } from '#server/audit/record.ts';
import { newId } from '#server/db/id.ts';
import type { NewLead } from '#server/db/schema/schema.ts';
import { sweep } from '#server/housekeeping.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';
import { sweepRows } from './repository.ts';
import { retentionSteps } from './retention.ts';

const ago = (days: number) => Date.now() - days * day;

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  const db = () => site.services.database.db;
  const run = () => sweep(site.services.database, site.folder);
  const lead = (days: number, change: Partial<NewLead> = {}) => leadRow(new Date(ago(days)).toISOString(), change);
  const preview = async () => {
    const { retention } = (await (await call(privacyPaths.retention)).json()) as RetentionAnswer;
    return Object.fromEntries(retention.map(({ kind, due }) => [kind, due]));
  };
  const set = (kind: string, days: number, due?: number) =>
    call(privacyPaths.retention, { method: 'PUT', body: { kind, days, ...(due !== undefined && { due }) } });
  const swept = async () =>
    (
      await db()
        .selectFrom('audit_log')
        .selectAll()
        .where('action', 'in', ['audit-swept', 'retention-swept'])
        .orderBy('seq')
        .execute()
    ).map(({ action, details }) => [action, details]);

  beforeEach(async () => {
    site = await startTestSite(engine);
    ({ call } = await signIn(site));
  });
  afterEach(() => site.end());

  test('thousands due at the same time are deleted in batches, each recorded with its number', async () => {
    const report = { erased: [], kept: [] };
    const proofs = Array.from({ length: 2100 }, () => {
      return { id: newId(), at: ago(1100), actor: '', person_hash: 'x', report };
    });
    for (let at = 0; at < proofs.length; at += 300)
      await db()
        .insertInto('erasures')
        .values(proofs.slice(at, at + 300))
        .execute();
    const first = await sweepRows(db(), 'proofs', ago(1095));
    expect(first).toBeLessThanOrEqual(1000);
    await run();
    const portions = [{ proofs: 1000 }, { proofs: 1100 - first }];
    expect(await swept()).toEqual(portions.map((details) => ['retention-swept', details]));
    expect(await db().selectFrom('erasures').selectAll().execute()).toEqual([]);
  });

  test('a failing deletion does not stop others: leads are deleted on time, and the error is logged', async () => {
    await storeLeads(db(), [lead(731)]);
    await db().schema.alterTable('login_attempts').renameTo('elsewhere').execute();
    await expect(run()).rejects.toThrow('login_attempts');
    expect(await db().selectFrom('leads').selectAll().execute()).toEqual([]);
  });

  test('the preview matches what the sweep deletes, by kind', async () => {
    await storeLeads(db(), [
      lead(731),
      lead(729),
      lead(91, { spam_signals: ['honeypot', 'fast'] }),
      lead(91, { spam_signals: ['fast'] }),
      lead(89, { spam_signals: ['elsewhere'] }),
    ]);
    const report = { erased: [], kept: [] };
    const proof = (days: number) => ({ id: newId(), at: ago(days), actor: '', person_hash: 'x', report });
    await db()
      .insertInto('erasures')
      .values([proof(1096), proof(1094)])
      .execute();
    expect(await preview()).toEqual({
      leads: 1,
      spam: 1,
      'newsletter-pending': 0,
      'newsletter-ended': 0,
      mails: 0,
      audit: 0,
      proofs: 1,
    });
    await run();
    expect(await db().selectFrom('leads').selectAll().execute()).toHaveLength(3);
    expect(await db().selectFrom('erasures').selectAll().execute()).toHaveLength(1);
    expect(await swept()).toEqual(['leads', 'spam', 'proofs'].map((kind) => ['retention-swept', { [kind]: 1 }]));
    expect(Object.values(await preview()).every((due) => due === 0)).toBe(true);
    await run();
    expect(await swept(), 'nothing to delete is nothing to record').toHaveLength(3);
  });

  test('staff changes to a lead count as activity, and leads marked as spam are deleted earlier', async () => {
    const staff = await db().selectFrom('staff').select('id').executeTakeFirstOrThrow();
    const [handled, forgotten, spam, suspect] = [
      lead(800),
      lead(800),
      lead(200),
      lead(200, { spam_signals: ['honeypot'] }),
    ];
    await storeLeads(db(), [handled, forgotten, spam, suspect]);
    const desk = ({ id }: typeof handled, state: LeadState, days: number) => ({
      lead_id: id,
      state,
      owner_id: null,
      version: 1,
      answered_at: null,
      changed_at: ago(days),
      changed_by: staff.id,
    });
    // A real person filled in the honeypot, and staff have worked on the lead.
    await db()
      .insertInto('lead_desk')
      .values([desk(handled, 'won', 10), desk(forgotten, 'won', 750), desk(spam, 'spam', 95), desk(suspect, 'won', 95)])
      .execute();
    expect(await preview()).toMatchObject({ leads: 1, spam: 1 });
    await run();
    const left = (await db().selectFrom('leads').select('id').execute()).map(({ id }) => id);
    expect(left.sort()).toEqual([handled.id, suspect.id].sort());
    expect(await db().selectFrom('lead_desk').selectAll().execute()).toHaveLength(2);
  });

  test('the retention of a lead with an appointment begins at the end of the appointment', async () => {
    const rows = await Promise.all(
      (
        [
          { start: ago(-20), state: 'booked', spam: false },
          { start: ago(40), state: 'booked', spam: false },
          { start: ago(-20), state: 'cancelled', spam: false },
          { start: ago(-20), state: 'booked', spam: true },
        ] as const
      ).map(async ({ start, state, spam }) => {
        const row = lead(100, { kind: 'booking', ...(spam && { spam_signals: ['honeypot'] }) });
        await storeLeads(db(), [row]);
        const booking = {
          id: newId(),
          lead_id: row.id,
          created_at: ago(100),
          start_at: start,
          end_at: start + 1_800_000,
          buffer: 0,
          day: '2026-11-23',
          mode: 'video' as const,
          time_zone: 'Europe/Berlin',
          state,
          version: 1,
          changed_at: ago(100),
        };
        await db().insertInto('bookings').values(booking).execute();
        return row.id;
      }),
    );
    await set('leads', 30, 2);
    await set('spam', 30);
    expect(await preview()).toMatchObject({ leads: 2, spam: 0 });
    await run();
    const left = (await db().selectFrom('leads').select('id').execute()).map(({ id }) => id);
    expect(left.sort()).toEqual([rows[0], rows[3]].sort());
    expect(await db().selectFrom('bookings').selectAll().execute()).toHaveLength(2);
  });

  test('a note counts as activity like any other change', async () => {
    const staff = await db().selectFrom('staff').select('id').executeTakeFirstOrThrow();
    const [withNote, before, suspect] = [lead(800), lead(800), lead(100, { spam_signals: ['honeypot'] })];
    await storeLeads(db(), [withNote, before, suspect]);
    const note = ({ id }: typeof withNote, days: number) => ({
      id: newId(),
      lead_id: id,
      staff_id: staff.id,
      created_at: ago(days),
      text: 'Ruft im Frühjahr wieder an',
    });
    await db()
      .insertInto('lead_notes')
      .values([note(withNote, 0), note(before, 740), note(suspect, 95)])
      .execute();
    expect(await preview()).toMatchObject({ leads: 1, spam: 0 });
    await run();
    const left = (await db().selectFrom('leads').select('id').execute()).map(({ id }) => id);
    expect(left.sort()).toEqual([withNote.id, suspect.id].sort());
  });

  test('spam is only counted as spam, however old it is', async () => {
    const staff = await db().selectFrom('staff').select('id').executeTakeFirstOrThrow();
    const [marked, suspect, plain] = [lead(800), lead(800, { spam_signals: ['elsewhere'] }), lead(800)];
    await storeLeads(db(), [marked, suspect, plain]);
    const desk = { lead_id: marked.id, state: 'spam' as const, owner_id: null, version: 1, answered_at: null };
    await db()
      .insertInto('lead_desk')
      .values({ ...desk, changed_at: ago(790), changed_by: staff.id })
      .execute();
    expect(await preview()).toMatchObject({ leads: 1, spam: 2 });
    await run();
    expect(await swept()).toEqual([{ leads: 1 }, { spam: 2 }].map((details) => ['retention-swept', details]));
  });

  test('another retention period is previewed without being stored', async () => {
    await storeLeads(db(), [lead(40), lead(50), lead(10)]);
    const previewFor = (kind: string, days: number) =>
      call(privacyPaths.retentionPreview, { method: 'POST', body: { kind, days } });
    const soon = Date.now() + 3_600_000;
    const found = (await (await previewFor('leads', 45)).json()) as RetentionPreview;
    expect(found).toMatchObject({ kind: 'leads', days: 45, due: 1, dueExact: true });
    expect(Math.abs(Date.parse(found.by) - soon)).toBeLessThan(60_000);
    expect(await (await previewFor('leads', 30)).json()).toMatchObject({ due: 2 });
    expect((await previewFor('leads', 29)).status).toBe(422);
    expect((await previewFor('newsletter-pending', 30)).status).toBe(422);
    expect((await preview()).leads).toBe(0);
    await run();
    expect(await db().selectFrom('leads').selectAll().execute()).toHaveLength(3);
  });

  test('more rows than fit into one portion are deleted, too', async () => {
    await storeLeads(
      db(),
      Array.from({ length: 501 }, () => lead(800)),
    );
    await storeLeads(db(), [lead(1)]);
    await Promise.all([run(), run()]);
    expect(await db().selectFrom('leads').selectAll().execute()).toHaveLength(1);
  });

  test('staff set retention periods within limits; those fixed by law cannot be changed', async () => {
    await storeLeads(db(), [lead(100)]);
    expect((await preview()).leads).toBe(0);
    expect((await set('leads', 60, 1)).status).toBe(200);
    expect((await preview()).leads).toBe(1);
    for (const [kind, days] of [
      ['leads', 5],
      ['leads', 5000],
      ['leads', 60.5],
      ['newsletter-pending', 30],
      ['audit', 100],
      ['unknown', 60],
    ] as const) {
      expect([kind, days, (await set(kind, days)).status]).toEqual([kind, days, 422]);
    }
    const [entry] = await db().selectFrom('audit_log').selectAll().where('action', '=', 'retention-changed').execute();
    expect([entry?.actor, entry?.details]).toEqual(['leitung', { kind: 'leads', before: 730, days: 60 }]);
  });

  test('a shorter retention is only accepted with the number of records that it deletes', async () => {
    await storeLeads(db(), [lead(100), lead(200), lead(800)]);
    const stored = async () => (await db().selectFrom('site_state').selectAll().execute()).length;
    const before = await stored();
    for (const due of [undefined, 0, 2]) {
      const refused = await set('leads', 60, due);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('löscht 3 Einträge') });
    }
    expect(await stored()).toBe(before);
    expect((await set('leads', 700)).status, 'no more than goes now').toBe(200);
    expect((await set('leads', 60, 3)).status).toBe(200);
    expect((await set('leads', 1000)).status, 'a longer one deletes less').toBe(200);
    const changes = await db()
      .selectFrom('audit_log')
      .select('seq')
      .where('action', '=', 'retention-changed')
      .execute();
    expect(changes).toHaveLength(3);
  });

  test('old entries of the audit log are only deleted by the sweep, which records where the chain continues', async () => {
    // A log of its own: the site's first entries are from today, and only the beginning of a chain can be deleted.
    const other = await freshDatabase(engine);
    const sweepAll = async (now?: number) => {
      for (const step of retentionSteps({ ...other, dataFolder: site.folder }, now)) await step();
    };
    try {
      // The last entry was written with a wrong clock: it is old, but follows young ones.
      for (const days of [900, 800, 731, 729, 1, 900]) {
        await audit(other.db, { actor: 'leitung', action: 'lead-viewed', subject: `${days}`, at: ago(days) });
      }
      await sweepAll();
      const left = await other.db.selectFrom('audit_log').selectAll().orderBy('seq').execute();
      expect(left.map(({ seq }) => seq)).toEqual([4, 5, 6, 7]);
      expect(left.at(-1)?.action).toBe('audit-swept');
      expect(await checkAuditLog(other.db)).toMatchObject({ intact: true, checked: 4 });
      const later = Date.now() + 800 * day;
      await expect(sweepAll(later), 'a wrong clock deletes nothing that is young').rejects.toThrow();
      expect(await checkAuditLog(other.db)).toMatchObject({ intact: true, checked: 4 });
    } finally {
      await other.close();
    }
  });
});
