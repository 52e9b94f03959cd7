import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/db/connection/connect.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { contentVersionState, readState } from '#server/db/site-state.ts';

/** A number that grows with every change of content that pages show. */
export async function contentVersion(db: Db): Promise<number> {
  return Number((await readState(db, contentVersionState)) ?? 0);
}

/** Adds to the stored counts, whichever process wrote them. */
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
