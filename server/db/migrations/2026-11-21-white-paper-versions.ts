import type { Kysely } from 'kysely';

/** Stores the version of a white paper and who saved it, to detect that two people edit it at the same time. */
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
