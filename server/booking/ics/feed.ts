import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { hour } from '#contract/durations.ts';
import { type FeedAnswer, feedPath } from '#contract/staff/bookings.ts';
import { bookedSince, readFeedSecret, writeFeedSecret } from '#server/booking/repository.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { Services } from '#server/services.ts';
import { isoTime } from '#server/text/iso-time.ts';
import { calendarText } from './icalendar.ts';
import { staffEvent } from './invitation.ts';
import { staffTexts } from './staff-invitation-texts.ts';

/** Calendar programs keep what they have seen; a month of the past is enough for corrections. */
const shownBack = 31 * 24 * hour;

type FeedServices = Pick<Services, 'company' | 'settings' | 'secret' | 'database'>;

/** The appointments as a calendar to subscribe to, or null if the secret is not the current one. */
export async function feedOf(secret: string, services: FeedServices): Promise<string | null> {
  const { db } = services.database;
  const known = await readFeedSecret(db);
  const given = hashed(secret);
  // Compared even if there is none, to avoid a timing leak.
  const same = timingSafeEqual(given, known ? Buffer.from(known.hash, 'base64url') : Buffer.alloc(given.length));
  if (!known || !same) return null;
  const events = (await bookedSince(db, Date.now() - shownBack)).map((at) => staffEvent(at, services));
  return calendarText('PUBLISH', events, staffTexts.feedName(services.company.name));
}

/** Whether there is a feed, and since when. Its address cannot be shown again, since only its hash is stored. */
export async function feedState({ database: { db } }: Pick<Services, 'database'>): Promise<FeedAnswer> {
  const known = await readFeedSecret(db);
  return { createdAt: isoTime(known?.createdAt ?? null) };
}

/** Creates a new address; the old one stops working. */
export async function renewFeed(db: Db, settings: Services['settings']): Promise<FeedAnswer> {
  const secret = randomBytes(24).toString('base64url');
  const createdAt = Date.now();
  await writeFeedSecret(db, { hash: hashed(secret).toString('base64url'), createdAt });
  return { createdAt: isoTime(createdAt), url: `${settings.PUBLIC_URL}${feedPath(secret)}` };
}

/** SHA-256: random secrets need no slow hash. */
function hashed(secret: string): Buffer {
  return Buffer.from(hash('sha256', secret, 'hex'), 'hex');
}
