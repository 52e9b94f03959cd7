import { createHmac } from 'node:crypto';
import { type Company, roomPlaceholder } from '#contract/site/company.ts';
import type { Booking } from '#server/db/schema/schema.ts';
import { keptKey, type SiteSecret } from '#server/secrets/site-secret.ts';

/**
 * The address of an appointment's video room, undefined if the company's data have no pattern for it. Each appointment
 * has its own room, which stays the same when the appointment or the site's secret changes, as mails name it. Neither
 * former guests nor readers of booking ids in a log can guess another appointment's room.
 */
export function videoRoomOf(
  { id }: Pick<Booking, 'id'>,
  { company, secret }: { company: Pick<Company, 'booking'>; secret: SiteSecret },
): string | undefined {
  const name = () => createHmac('sha256', keptKey(secret, 'rooms')).update(id).digest('hex').slice(0, 24);
  return company.booking?.videoRoom?.replaceAll(roomPlaceholder, name);
}
