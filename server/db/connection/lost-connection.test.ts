import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/servers/databases.ts';

test('a transaction whose connection PostgreSQL ends between two statements fails, and nothing else does', async () => {
  const { db, close } = await freshDatabase('postgres');
  const broken = db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(db);
    // Its end has arrived when an answer that was asked for later is here.
    await sql`select 1`.execute(db);
    await sql`select 1`.execute(transaction);
  });
  await expect(broken).rejects.toThrow();
  expect((await sql`select 2 as two`.execute(db)).rows).toEqual([{ two: 2 }]);
  await close();
});
