import type { Db } from '#server/db/connection/connect.ts';
import type { AuditAnchorTable } from '#server/db/schema/audit-tables.ts';

export function newestAnchor(db: Db): Promise<AuditAnchorTable | undefined> {
  return db.selectFrom('audit_anchors').selectAll().orderBy('day', 'desc').limit(1).executeTakeFirst();
}

/** @returns false where this day has one already, possibly from another process */
export async function insertAnchor(db: Db, anchor: AuditAnchorTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('audit_anchors')
    .values(anchor)
    .onConflict((conflict) => conflict.column('day').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes those before a day, but never the newest, which shows whether entries were added since. */
export async function sweepAnchors(db: Db, before: string): Promise<void> {
  await db
    .deleteFrom('audit_anchors')
    .where('day', '<', before)
    .where('day', '<', (anchors) => anchors.selectFrom('audit_anchors').select(({ fn }) => fn.max('day').as('newest')))
    .execute();
}
