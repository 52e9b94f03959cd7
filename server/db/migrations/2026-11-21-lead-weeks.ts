import { type Kysely, sql } from 'kysely';

/** Weekly lead counts beside the daily ones: a chart of a year then reads a seventh of the rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('lead_weeks')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('page_source', 'text', (c) => c.notNull())
    .addColumn('button_context', 'text', (c) => c.notNull())
    .addColumn('button_text', 'text', (c) => c.notNull())
    .addColumn('suspect', 'bigint', (c) => c.notNull())
    .addColumn('leads', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('lead_weeks_day').on('lead_weeks').columns(['day']).execute();
  const { rows } = await sql<{ day: string }>`select distinct day from lead_days order by day`.execute(db);
  for (const monday of new Set(rows.map(({ day }) => mondayOf(day)))) {
    await sql`
      insert into lead_weeks (day, kind, page_source, button_context, button_text, suspect, leads)
      select ${monday}, kind, page_source, button_context, button_text, suspect, sum(leads)
      from lead_days where day >= ${monday} and day < ${addDays(monday, 7)}
      group by kind, page_source, button_context, button_text, suspect`.execute(db);
  }
}

/** A copy as of this migration, so that later changes of the program do not affect it. */
function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}
