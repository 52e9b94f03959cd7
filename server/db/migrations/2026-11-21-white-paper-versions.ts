import type { Kysely } from 'kysely';

/** White papers know their version and who saved it, so that of two people who edit one the later is told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const papers = () => db.schema.alterTable('white_papers');
  await papers()
    .addColumn('version', 'bigint', (c) => c.notNull().defaultTo(1))
    .execute();
  await papers().addColumn('changed_at', 'bigint').execute();
  await papers()
    .addColumn('changed_by', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}
