import { type Kysely, sql } from 'kysely';

/** Of what browsers refused, hosts are kept no more: one may be a person's name, which no erasure finds there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from policy_reports where blocked like '%://%'`.execute(db);
}
