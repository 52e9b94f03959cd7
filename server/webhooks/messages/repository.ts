import type { Db } from '#server/db/connection/connect.ts';
import { findLead } from '#server/db/queries.ts';
import type { WebhookDelivery } from '#server/db/schema/hook-tables.ts';
import type { Booking, Lead, NewsletterSignup } from '#server/db/schema/schema.ts';

/** The current state of what a delivery is about. */
export type Subject =
  | { about: 'test' }
  | { about: 'lead'; lead: Lead }
  | { about: 'booking'; booking: Booking; lead: Lead }
  | { about: 'signup'; signup: NewsletterSignup };

/** @returns null when it has been erased */
export async function findSubject(
  db: Db,
  { event, subject_id: id }: Pick<WebhookDelivery, 'event' | 'subject_id'>,
): Promise<Subject | null> {
  if (event === 'test') return { about: 'test' };
  if (id === null) return null;
  if (event.startsWith('newsletter.')) {
    const signup = await db.selectFrom('newsletter_signups').selectAll().where('id', '=', id).executeTakeFirst();
    return signup ? { about: 'signup', signup } : null;
  }
  if (event === 'lead.created') {
    const lead = await findLead(db, id);
    return lead ? { about: 'lead', lead } : null;
  }
  const booking = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
  const lead = booking && (await findLead(db, booking.lead_id));
  return booking && lead ? { about: 'booking', booking, lead } : null;
}
