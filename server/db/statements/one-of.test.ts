import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import type { Database } from '#server/db/connection/connect.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import { oneOf } from './one-of.ts';

let database: Database;
afterEach(() => database.close());

test.each(engines)('texts and numbers are found by a list of them, and none by an empty one, on %s', async (engine) => {
  database = await freshDatabase(engine);
  const { db } = database;
  const alert = { at: 1, cause: 'disk-short', about: '', dismissed_at: null } as const;
  await db
    .insertInto('staff_alerts')
    .values([1, 2].map((period) => ({ ...alert, id: `a${period}`, period })))
    .execute();
  const found = async (column: 'id' | 'period', values: readonly string[] | readonly number[]) =>
    (
      await db
        .selectFrom('staff_alerts')
        .select('id')
        .where(oneOf(engine, sql.ref(column), values))
        .execute()
    ).map(({ id }) => id);
  expect(await found('id', ['a2', 'a3'])).toEqual(['a2']);
  expect(await found('period', [1, 3])).toEqual(['a1']);
  expect(await found('id', [])).toEqual([]);
  expect(await found('period', [])).toEqual([]);
});
