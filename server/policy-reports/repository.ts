import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/db/connection/connect.ts';
import type { PolicyReportTable } from '#server/db/schema/site-tables.ts';

const shown = 100;

/** Directive, origin and page of the rows of a day. */
export function reportsOfDay(db: Db, day: string) {
  return db.selectFrom('policy_reports').select(['directive', 'blocked', 'page']).where('day', '=', day).execute();
}

/** Adds to the stored counts, whichever process wrote them. */
export async function addReports(db: Db, rows: readonly Insertable<PolicyReportTable>[]): Promise<void> {
  await db
    .insertInto('policy_reports')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['day', 'directive', 'blocked', 'page']).doUpdateSet({
        count: sql<number>`policy_reports.count + excluded.count`,
        first_at: sql<number>`case when excluded.first_at < policy_reports.first_at
          then excluded.first_at else policy_reports.first_at end`,
        last_at: sql<number>`case when excluded.last_at > policy_reports.last_at
          then excluded.last_at else policy_reports.last_at end`,
      }),
    )
    .execute();
}

/** The violations of all stored days, newest first. */
export function countedReports(db: Db) {
  return db
    .selectFrom('policy_reports')
    .select(['directive', 'blocked', 'page'])
    .select(({ fn }) => [
      fn.min('first_at').as('first_at'),
      fn.max('last_at').as('last_at'),
      // PostgreSQL's sum of bigint is a numeric, which is returned as text.
      sql<number>`cast(sum(count) as bigint)`.as('count'),
    ])
    .groupBy(['directive', 'blocked', 'page'])
    .orderBy('last_at', 'desc')
    .orderBy('count', 'desc')
    .limit(shown)
    .execute();
}

/** Deletes the counts of days before this one. */
export async function sweepReports(db: Db, before: string): Promise<void> {
  await db.deleteFrom('policy_reports').where('day', '<', before).execute();
}
