import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/db/connection/connect.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { readState } from '#server/db/site-state.ts';

const name = 'content_version';

/** Number that grows with every change of content that pages show. */
export async function contentVersion(db: Db): Promise<number> {
  return Number((await readState(db, name)) ?? 0);
}

/** Says that content changes; written in the transaction of the change, before its entry in the audit log. */
export async function bumpContentVersion(transaction: Db): Promise<void> {
  await transaction
    .insertInto('site_state')
    .values({ name, value: '1' })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql<string>`cast(cast(site_state.value as integer) + 1 as text)` }),
    )
    .execute();
}

/** Adds to what is counted already, whichever process counted it. */
export async function addPageViews(db: Db, rows: readonly Insertable<Schema['page_views']>[]): Promise<void> {
  await db
    .insertInto('page_views')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'page', 'language'])
        .doUpdateSet({ views: sql<number>`page_views.views + excluded.views` }),
    )
    .execute();
}
