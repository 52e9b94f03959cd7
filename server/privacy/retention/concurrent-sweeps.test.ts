import { afterEach, beforeEach, expect, test } from 'vitest';
import { day } from '#contract/durations.ts';
import { checkAuditLog } from '#server/audit/check.ts';
import { audit } from '#server/audit/record.ts';
import { auditHead, sweepEntries } from '#server/audit/repository.ts';
import { verifyAuditLog } from '#server/audit/verify.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { freshDatabase } from '#tests/support/servers/databases.ts';
import { waitsForLock } from '#tests/support/servers/postgres.ts';
import { sweepLeads } from './repository.ts';
import { retentionSteps } from './retention.ts';

// Several processes use PostgreSQL only.
let database: Awaited<ReturnType<typeof freshDatabase>>;
let db: Db;
beforeEach(async () => {
  database = await freshDatabase('postgres');
  ({ db } = database);
});
afterEach(() => database.close());

async function sweepAll(now?: number): Promise<void> {
  for (const step of retentionSteps({ db, engine: 'postgres', dataFolder: '/nowhere' }, now)) await step();
}

/** Sweeps in another process, which begins while `change` is not committed yet, and has to wait for it. */
async function sweptDuring(change: (transaction: Db) => Promise<void>, now = Date.now()): Promise<void> {
  let ended = false;
  let sweep: Promise<void> = Promise.resolve();
  await db.transaction().execute(async (transaction) => {
    await change(transaction);
    sweep = sweepAll(now).then(() => {
      ended = true;
    });
    await expect.poll(async () => ended || (await waitsForLock(transaction))).toBe(true);
  });
  await sweep;
}

test('leads that two processes delete at once are recorded once', async () => {
  await storeLeads(db, [leadRow('2021-11-20T09:00:00Z'), leadRow('2021-11-21T09:00:00Z')]);
  await sweptDuring(async (transaction) => {
    const leads = await sweepLeads(transaction, 'postgres', 'leads', Date.now() - 730 * day);
    await audit(transaction, { actor: '', action: 'retention-swept', details: { leads } });
  });
  const entries = await db.selectFrom('audit_log').selectAll().where('action', '=', 'retention-swept').execute();
  expect(entries.map(({ details }) => details)).toEqual([{ leads: 2 }]);
});

test('a process that sweeps with an earlier limit at the same time leaves the audit log intact', async () => {
  const now = Date.now();
  const old = now - 3000 * day;
  for (const days of [0, 1, 2]) await audit(db, { actor: 'leitung', action: 'lead-viewed', at: old + days * day });
  const sweepUntil = async (transaction: Db) => {
    const swept = await sweepEntries(transaction, old + 3 * day);
    if (swept) await audit(transaction, { actor: '', action: 'audit-swept', details: swept });
  };
  // Kept for two years: to the other one only the first two are old.
  await sweptDuring(sweepUntil, old + 1.5 * day + 730 * day);
  expect(await checkAuditLog(db)).toMatchObject({ intact: true });
});

test('entries swept while the audit log is being checked do not look like a change', async () => {
  const old = Date.now() - 3000 * day;
  for (const days of [0, 1, 2]) await audit(db, { actor: 'leitung', action: 'lead-viewed', at: old + days * day });
  const mailed = await auditHead(db);
  await audit(db, { actor: 'leitung', action: 'lead-viewed', at: old + 3 * day });
  await audit(db, { actor: 'leitung', action: 'lead-viewed' });
  let asked = 0;
  const meanwhile = db.withPlugin({
    transformQuery: ({ node }) => node,
    // The check has learned what was deleted before: nothing.
    transformResult: async ({ result }) => {
      asked += 1;
      if (asked === 2) await sweepAll();
      return result;
    },
  });
  const { exitCode, lines } = await verifyAuditLog(meanwhile, [mailed]);
  expect([exitCode, ...lines]).toEqual([2, expect.stringContaining('intact'), expect.stringContaining('not compared')]);
  expect(await db.selectFrom('audit_log').selectAll().where('action', '=', 'audit-swept').execute()).toHaveLength(1);
});
