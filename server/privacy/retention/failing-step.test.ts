import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sweep } from '#server/housekeeping.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await startTestSite(engine);
  });
  afterEach(() => site.end());

  test('what was deleted is in the audit log even if a later deletion fails', async () => {
    const { db } = site.services.database;
    await storeLeads(db, [leadRow('2021-11-20T09:00:00Z')]);
    await db.schema.alterTable('erasures').renameTo('erasures_away').execute();
    await expect(sweep(site.services.database, site.folder)).rejects.toThrow(/erasures/);
    const entries = await db.selectFrom('audit_log').selectAll().where('action', '=', 'retention-swept').execute();
    expect(entries.map(({ details }) => details)).toEqual([{ leads: 1 }]);
    await db.schema.alterTable('erasures_away').renameTo('erasures').execute();
  });

  test('nothing is deleted that cannot be recorded', async () => {
    const { db } = site.services.database;
    await storeLeads(db, [leadRow('2021-11-20T09:00:00Z')]);
    await db.schema.alterTable('audit_log').renameTo('audit_away').execute();
    await expect(sweep(site.services.database, site.folder)).rejects.toThrow(/audit_log/);
    await db.schema.alterTable('audit_away').renameTo('audit_log').execute();
    expect(await db.selectFrom('leads').selectAll().execute()).toHaveLength(1);
  });

  test('a file that cannot be deleted does not keep leads longer', async () => {
    const { db } = site.services.database;
    await storeLeads(db, [leadRow('2021-11-20T09:00:00Z')]);
    mkdirSync(join(site.folder, 'mail/2020-01-01T00-00-00.000Z-x.eml'), { recursive: true });
    await expect(sweep(site.services.database, site.folder)).rejects.toThrow(/directory/);
    expect(await db.selectFrom('leads').selectAll().execute()).toEqual([]);
  });
});
