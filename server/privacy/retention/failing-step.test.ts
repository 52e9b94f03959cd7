import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { sweepRetention } from './retention.ts';

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await startTestSite(engine);
  });
  afterEach(() => site.end());

  test('what was deleted is in the audit log even if a later deletion fails', async () => {
    const { db, engine } = site.services.database;
    await storeLeads(db, [leadRow('2021-11-20T09:00:00Z')]);
    await db.schema.alterTable('erasures').renameTo('erasures_away').execute();
    await expect(sweepRetention({ db, engine, dataFolder: site.folder })).rejects.toThrow(/erasures/);
    const entries = await db.selectFrom('audit_log').selectAll().where('action', '=', 'retention-swept').execute();
    expect(entries.map(({ details }) => details)).toEqual([{ leads: 1 }]);
    await db.schema.alterTable('erasures_away').renameTo('erasures').execute();
  });
  test('nothing is deleted that cannot be recorded', async () => {
    const { db, engine } = site.services.database;
    await storeLeads(db, [leadRow('2021-11-20T09:00:00Z')]);
    await db.schema.alterTable('audit_log').renameTo('audit_away').execute();
    await expect(sweepRetention({ db, engine, dataFolder: site.folder })).rejects.toThrow(/audit_log/);
    await db.schema.alterTable('audit_away').renameTo('audit_log').execute();
    expect(await db.selectFrom('leads').selectAll().execute()).toHaveLength(1);
  });
});
