import { sql } from 'kysely';
import type { Database, Db, Engine } from '#server/db/connection/connect.ts';
import type { Booking } from '#server/db/schema/schema.ts';
import { oneOf } from '#server/db/statements/one-of.ts';
import { eraseLeads } from '#server/leads/repository.ts';
import { inPortions, portions } from '#server/privacy/portions.ts';

export function bookingsOf(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  leadIds: readonly string[],
): Promise<Booking[]> {
  return inPortions(leadIds, (some) =>
    db
      .selectFrom('bookings')
      .selectAll()
      .where(oneOf(engine, sql.ref('lead_id'), some))
      .execute(),
  );
}

/** Erases leads and all records that belong to them, and frees the times of their appointments. */
export async function eraseLeadRecords(db: Db, engine: Engine, leadIds: readonly string[]): Promise<number> {
  let erased = 0;
  for await (const some of portions(leadIds)) {
    // Wait for requests that are moving one of the appointments: the times they have just taken must be freed, too.
    const held = db
      .selectFrom('bookings')
      .select('id')
      .where(oneOf(engine, sql.ref('lead_id'), some))
      .orderBy('id');
    const bookings = await held.$if(engine === 'postgres', (query) => query.forUpdate()).execute();
    await db
      .deleteFrom('booking_quarters')
      .where(
        oneOf(
          engine,
          sql.ref('booking_id'),
          bookings.map(({ id }) => id),
        ),
      )
      .execute();
    for (const table of ['bookings', 'lead_notes', 'lead_history', 'lead_desk'] as const) {
      await db
        .deleteFrom(table)
        .where(oneOf(engine, sql.ref('lead_id'), some))
        .execute();
    }
    erased += await eraseLeads(db, engine, some);
  }
  return erased;
}
