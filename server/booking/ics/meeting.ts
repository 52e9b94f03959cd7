import type { Booking, Lead } from '#server/db/schema/schema.ts';
import type { MailSite } from '#server/mails/definition.ts';
import { videoRoomOf } from './video-room.ts';

/** An appointment, and who booked it. */
export type Invited = { booking: Booking; lead: Lead };

/** How the call takes place. */
export type Meeting =
  | { by: 'room'; address: string }
  | { by: 'video' }
  /** By phone: we call if the visitor gave a number, otherwise the visitor calls us. */
  | { by: 'call' }
  | { by: 'own-call' };

/** How the call of an appointment takes place, as far as its data tell. */
export function meetingOf({ booking, lead }: Invited, site: Pick<MailSite, 'company' | 'secret'>): Meeting {
  if (booking.mode === 'phone') return { by: lead.phone ? 'call' : 'own-call' };
  const address = videoRoomOf(booking, site);
  return address ? { by: 'room', address } : { by: 'video' };
}
