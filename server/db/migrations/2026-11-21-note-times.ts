import type { Kysely } from 'kysely';

/** The event stream asks every second when the last note was added or removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('lead_notes_created_at').on('lead_notes').columns(['created_at']).execute();
  await db.schema.createIndex('lead_history_what').on('lead_history').columns(['what', 'created_at']).execute();
}
