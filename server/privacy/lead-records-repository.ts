import type { Db, Engine } from '#server/db/connection/connect.ts';
import type { Booking } from '#server/db/schema/schema.ts';
import { eraseLeads } from '#server/leads/repository.ts';
import { inPortions } from './find/person.ts';

/** Appointments of these leads. */
export function bookingsOf(db: Db, leadIds: readonly string[]): Promise<Booking[]> {
  return inPortions(leadIds, (ids) => db.selectFrom('bookings').selectAll().where('lead_id', 'in', ids).execute());
}

/** Erases leads and every record that belongs to one; the times of their appointments are free again. */
export async function eraseLeadRecords(db: Db, engine: Engine, leadIds: readonly string[]): Promise<void> {
  await inPortions(leadIds, async (ids) => {
    const bookings = (await bookingsOf(db, ids)).map(({ id }) => id);
    if (bookings.length > 0) {
      await db.deleteFrom('booking_quarters').where('booking_id', 'in', bookings).execute();
      await db.deleteFrom('bookings').where('id', 'in', bookings).execute();
    }
    for (const table of ['lead_notes', 'lead_history', 'lead_desk'] as const) {
      await db.deleteFrom(table).where('lead_id', 'in', ids).execute();
    }
    await eraseLeads(db, engine, ids);
    return [];
  });
}
