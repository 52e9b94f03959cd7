import { staffLeadPath } from '#contract/site/pages.ts';
import type { Contact } from '#contract/staff/contacts.ts';
import type { WebhookDelivery } from '#server/db/schema/hook-tables.ts';
import type { Booking, Lead, NewsletterSignup } from '#server/db/schema/schema.ts';
import { isoTime } from '#server/text/iso-time.ts';
import type { Subject } from './repository.ts';

type DeliveredEvent = Pick<WebhookDelivery, 'event' | 'created_at'>;
/** The site's public URL, and how to map a lead for other programs. */
export type MessageSite = { publicUrl: string; contactOf: (lead: Lead) => Contact };

/** The body of a message in the standard format (docs/integration.md). */
export function standardMessage({ event, created_at }: DeliveredEvent, subject: Subject, site: MessageSite): object {
  return { type: event, timestamp: isoTime(created_at), data: dataOf(subject, site) };
}

function dataOf(subject: Subject, { publicUrl, contactOf }: MessageSite): object {
  if (subject.about === 'test') return {};
  if (subject.about === 'signup') return { subscriber: subscriberOf(subject.signup) };
  const { lead } = subject;
  const rest = { lead: contactOf(lead), url: publicUrl + staffLeadPath(lead.id) };
  return subject.about === 'booking' ? { booking: bookingOf(subject.booking), ...rest } : rest;
}

function bookingOf({ id, state, version, mode, time_zone, start_at, end_at, changed_at }: Booking) {
  return {
    id,
    state,
    version,
    mode,
    timeZone: time_zone,
    start: isoTime(start_at),
    end: isoTime(end_at),
    changedAt: isoTime(changed_at),
  };
}

function subscriberOf(signup: NewsletterSignup) {
  const { id, kind, state, language, email, interests, first_name, last_name, confirmed_at, unsubscribed_at } = signup;
  return {
    id,
    kind,
    state,
    firstName: first_name,
    lastName: last_name,
    email,
    language,
    interests,
    confirmedAt: isoTime(confirmed_at),
    unsubscribedAt: isoTime(unsubscribed_at),
  };
}
