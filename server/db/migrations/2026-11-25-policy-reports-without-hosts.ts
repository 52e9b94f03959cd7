import { type Kysely, sql } from 'kysely';

/** Policy reports no longer keep hosts: one may be a person's name, and erasure does not reach this table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from policy_reports where blocked like '%://%'`.execute(db);
}
