import { sql } from 'kysely';
import type { Database } from '../server/db/connect.ts';

/** Share of the leads that staff have handled, one in so many, spread evenly over their time. */
const oneIn = 10;

/** Marks a tenth of the leads as handled by the first account, which owns them: half won, the others lost, in progress or spam. */
export async function handleSome({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<void> {
  const states = ['won', 'lost', 'in-progress', 'won', 'spam'];
  const state = sql.join(
    states.map((name, index) => sql`when ${sql.lit(index)} then ${sql.lit(name)}`),
    sql` `,
  );
  await sql`
    insert into lead_desk (lead_id, state, owner_id, version, answered_at, changed_at, changed_by)
    select lead.id, case n / ${sql.lit(oneIn)} % ${sql.lit(states.length)} ${state} end, staff.id, 1, null,
      lead.created_at, staff.id
    from (select id, created_at, row_number() over (order by created_at) as n from leads) as lead, staff
    where n % ${sql.lit(oneIn)} = 0`.execute(db);
  if (engine === 'postgres') await sql`vacuum analyze lead_desk`.execute(db);
}
