import { createHmac } from 'node:crypto';
import { type Company, roomPlaceholder } from '#contract/site/company.ts';
import type { Booking } from '#server/db/schema/schema.ts';
import { keptKey, type SiteSecret } from '#server/secrets/site-secret.ts';

/**
 * The address at which an appointment by video is held, if there is such a place. Where the company's data give a
 * pattern, it has a room of its own, the same through all changes, and through those of the secret: mails name it.
 * Whoever was once a guest cannot tell another's, nor can whoever reads bookings' ids in a log.
 */
export function videoRoomOf(
  { id }: Pick<Booking, 'id'>,
  { company, secret }: { company: Pick<Company, 'booking'>; secret: SiteSecret },
): string | undefined {
  const name = () => createHmac('sha256', keptKey(secret, 'rooms')).update(id).digest('hex').slice(0, 24);
  return company.booking?.videoRoom?.replaceAll(roomPlaceholder, name);
}
