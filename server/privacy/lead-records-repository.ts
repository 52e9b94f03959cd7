import { sql } from 'kysely';
import type { Database, Db, Engine } from '#server/db/connection/connect.ts';
import { oneOf } from '#server/db/schema/one-of.ts';
import type { Booking } from '#server/db/schema/schema.ts';
import { eraseLeads } from '#server/leads/repository.ts';

/** Appointments of these leads. */
export function bookingsOf(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  leadIds: readonly string[],
): Promise<Booking[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where(oneOf(engine, sql.ref('lead_id'), leadIds))
    .execute();
}

/** Erases leads and every record that belongs to one; the times of their appointments are free again. */
export async function eraseLeadRecords(db: Db, engine: Engine, leadIds: readonly string[]): Promise<void> {
  const bookings = (await bookingsOf({ db, engine }, leadIds)).map(({ id }) => id);
  await db
    .deleteFrom('booking_quarters')
    .where(oneOf(engine, sql.ref('booking_id'), bookings))
    .execute();
  for (const table of ['bookings', 'lead_notes', 'lead_history', 'lead_desk'] as const) {
    await db
      .deleteFrom(table)
      .where(oneOf(engine, sql.ref('lead_id'), leadIds))
      .execute();
  }
  await eraseLeads(db, engine, leadIds);
}
