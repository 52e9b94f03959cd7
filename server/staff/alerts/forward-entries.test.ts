import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '#server/audit/record.ts';
import { addStaff } from '#server/staff/account/accounts.ts';
import { findStaff } from '#server/staff/account/repository.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import { beginForwarding, type ForwardedEntry, forwardEntries } from './forward-entries.ts';

describe.each(engines)('on %s: each entry of the audit log is written to the process log', (engine) => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  beforeEach(async () => {
    database = await freshDatabase(engine);
  });
  afterEach(() => database.close());

  const stored = () => database.db.selectFrom('audit_log').selectAll().orderBy('seq').execute();

  test('once, whichever process wrote it, in order, without names, and none that was rolled back', async () => {
    const { db } = database;
    await addStaff(db, 'mira@beispiel.example', 'Tannenzapfen am Kran 7');
    await beginForwarding(db);
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
    const forwarded: ForwardedEntry[] = [];
    const collect = (entry: ForwardedEntry) => forwarded.push(entry);
    await Promise.all([forwardEntries(db, collect), forwardEntries(other.db, collect)]);
    await audit(db, { actor: 'nobody of here', action: 'lead-viewed', subject: 'l1' });
    await beginForwarding(other.db);
    await forwardEntries(other.db, collect);
    await forwardEntries(db, collect);
    await other.close();
    const mira = await findStaff(db, 'mira@beispiel.example');
    const entries = (await stored()).slice(before);
    expect(forwarded).toEqual(
      entries.map(({ seq, at, action, subject, hash }) => ({
        seq,
        at: new Date(at).toISOString(),
        action,
        actor: action === 'login' ? mira?.id : '',
        subject,
        hash,
      })),
    );
    expect(forwarded.map(({ action }) => action)).toEqual(['login', 'retention-swept', 'lead-viewed']);
    expect(JSON.stringify(forwarded)).not.toMatch(/mira|10\.0/);
  });
});
