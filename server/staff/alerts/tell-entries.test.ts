import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '#server/audit/record.ts';
import { addStaff } from '#server/staff/account/accounts.ts';
import { findStaff } from '#server/staff/account/repository.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import { beginTelling, type ToldEntry, tellEntries } from './tell-entries.ts';

describe.each(engines)('on %s: the log of the process has each entry of the audit log', (engine) => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  beforeEach(async () => {
    database = await freshDatabase(engine);
  });
  afterEach(() => database.close());

  const stored = () => database.db.selectFrom('audit_log').selectAll().orderBy('seq').execute();

  test('once, whichever process wrote it, in its order, without anybody’s name, and none that was taken back', async () => {
    const { db } = database;
    await addStaff(db, 'mira@beispiel.example', 'Tannenzapfen am Kran 7');
    await beginTelling(db);
    const before = (await stored()).length;
    const details = { account: 'mira@beispiel.example', network: '10.0.3.0' };
    await audit(db, { actor: 'mira@beispiel.example', action: 'login', subject: 's1', details });
    const undone = db.transaction().execute(async (transaction) => {
      await audit(transaction, { actor: '', action: 'logout' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const other = database.again();
    await audit(other.db, { actor: '', action: 'retention-swept' });
    const told: ToldEntry[] = [];
    const tell = (entry: ToldEntry) => told.push(entry);
    await Promise.all([tellEntries(db, tell), tellEntries(other.db, tell)]);
    await audit(db, { actor: 'nobody of here', action: 'lead-viewed', subject: 'l1' });
    await beginTelling(other.db);
    await tellEntries(other.db, tell);
    await tellEntries(db, tell);
    await other.close();
    const mira = await findStaff(db, 'mira@beispiel.example');
    const entries = (await stored()).slice(before);
    expect(told).toEqual(
      entries.map(({ seq, at, action, subject, hash }) => ({
        seq,
        at: new Date(at).toISOString(),
        action,
        actor: action === 'login' ? mira?.id : '',
        subject,
        hash,
      })),
    );
    expect(told.map(({ action }) => action)).toEqual(['login', 'retention-swept', 'lead-viewed']);
    expect(JSON.stringify(told)).not.toMatch(/mira|10\.0/);
  });
});
