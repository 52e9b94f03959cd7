import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/servers/databases.ts';
import { freshPostgresDatabase } from '#tests/support/servers/postgres.ts';
import { startTcpProxy } from '#tests/support/servers/proxies/tcp-proxy.ts';
import { connect, type Db } from './connect.ts';

test('only the transaction whose connection PostgreSQL ends between two statements fails', async () => {
  const { db, close } = await freshDatabase('postgres');
  const broken = db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(db);
    // Once this later query is answered, the end of the other connection has arrived.
    await sql`select 1`.execute(db);
    await sql`select 1`.execute(transaction);
  });
  await expect(broken).rejects.toThrow();
  expect((await sql`select 2 as two`.execute(db)).rows).toEqual([{ two: 2 }]);
  await close();
});

test('locks of a transaction with a lost connection are released within seconds, not hours', async () => {
  const address = await freshPostgresDatabase('migrated');
  const proxy = await startTcpProxy(address);
  const lost = connect({ DATABASE_URL: proxy.url, databaseFile: '' });
  const there = connect({ DATABASE_URL: address, databaseFile: '' });
  const lockDay = (db: Db) => db.insertInto('booking_days').values({ day: '2026-11-24', locked_at: 1 }).execute();
  const broken = lost.db.transaction().execute(async (transaction) => {
    await lockDay(transaction);
    proxy.swallow();
    await lockDay(transaction);
  });
  await expect(broken).rejects.toThrow();
  const taken = () =>
    lockDay(there.db).then(
      () => true,
      () => false,
    );
  await expect.poll(taken, { timeout: 40_000 }).toBe(true);
  await there.close();
  await proxy.end();
  await lost.close();
});
