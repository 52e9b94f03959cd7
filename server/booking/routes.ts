import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import {
  type BookedAnswer,
  type BookingOutcome,
  type BookingRefused,
  bookingChangeInput,
  bookingIcsPath,
  bookingParameters,
  bookingPath,
  bookingSlotsPath,
  slotsPath,
} from '#contract/booking/booking.ts';
import { fieldErrors } from '#contract/http/field-errors.ts';
import { isDay } from '#contract/office-time/calendar-day.ts';
import { feedPath } from '#contract/staff/bookings.ts';
import { audit } from '#server/audit/record.ts';
import { json } from '#server/http/answer/json.ts';
import { answerLanguage, problem } from '#server/http/answer/problem.ts';
import { toLinkedPage } from '#server/http/answer/to-linked-page.ts';
import { privateHeaders } from '#server/http/headers/security-headers.ts';
import { readBody } from '#server/http/request/body.ts';
import { isOfAppointment, refusedChange } from './accept-booking.ts';
import type { BookingServices, NotChanged } from './bookings.ts';
import { readStart } from './calendar/read-start.ts';
import { changedTexts } from './changed-texts.ts';
import { feedOf } from './ics/feed.ts';
import { calendarText } from './ics/icalendar.ts';
import { visitorEvent } from './ics/invitation.ts';
import { appointmentOf } from './links.ts';
import { findBookingWithLead } from './repository.ts';

/**
 * Free times, changes through a booking's link, and the calendar feed. POST /api/booking belongs to the leads
 * (`server/leads`).
 */
export function bookingRoutes(services: BookingServices): Hono {
  const app = new Hono();
  const { bookings } = services;

  app.get(slotsPath, async (c) => {
    const language = answerLanguage(c);
    if (services.settings.BOOKING_URL) return problem('booking-elsewhere', language);
    const { from, to } = c.req.query();
    const wrong = Object.entries({ from, to }).filter(([, day]) => day !== undefined && !isDay(day));
    if (wrong.length > 0) {
      return problem('bad-fields', language, { errors: wrong.map(([field]) => ({ field, code: `${field}.invalid` })) });
    }
    return json(c, await bookings.slots({ ...(from && { from }), ...(to && { to }) }));
  });

  app.get(bookingIcsPath(':token'), async (c) => {
    const booking = await bookings.linked(c.req.param('token') ?? '');
    const found = typeof booking === 'string' ? undefined : await findBookingWithLead(services.database.db, booking.id);
    if (!found) return problem('not-found', answerLanguage(c));
    const method = found.booking.state === 'cancelled' ? 'CANCEL' : 'PUBLISH';
    return calendarFile(
      c,
      calendarText(method, [visitorEvent(found, found.lead.language, services)]),
      'appointment.ics',
    );
  });

  app.get(bookingSlotsPath(':token'), async (c) => {
    const slots = await bookings.slotsToMove(c.req.param('token') ?? '');
    if (!slots) return problem('not-found', answerLanguage(c));
    return c.json(slots, 200, privateHeaders);
  });

  app.post(bookingPath(':token'), (c) => change(c, c.req.param('token') ?? '', services));

  app.get(feedPath(':secret').replace('.ics', '{.+\\.ics}'), async (c) => {
    const text = await feedOf((c.req.param('secret') ?? '').slice(0, -'.ics'.length), services);
    if (text === null) return problem('not-found', answerLanguage(c));
    // Logged, because it names guests, and anyone who has the address reads it without logging in.
    if (c.req.method !== 'HEAD') await audit(services.database.db, { actor: '', action: 'booking-feed-read' });
    return calendarFile(c, text, null);
  });
  return app;
}

function calendarFile(c: Context, text: string, name: string | null): Response {
  return c.body(text, 200, {
    ...privateHeaders,
    'content-type': 'text/calendar; charset=utf-8',
    ...(name && { 'content-disposition': `attachment; filename="${name}"` }),
  });
}

/** Moves or cancels: JSON from scripts, or a form without JavaScript, which is redirected to the booking's page. */
async function change(c: Context, token: string, services: BookingServices): Promise<Response> {
  const body = await readBody(c);
  const { bookings } = services;
  const booking = await bookings.linked(token);
  const form = body.kind === 'form' || (body.kind === 'error' && body.type === 'form');
  const language = answerLanguage(c, body.kind === 'json' ? body.fields.language : undefined);
  if (body.kind === 'error') return form ? toPage(c, token, { refused: 'invalid' }) : problem(body.code, language);
  if (typeof booking === 'string') {
    // The page itself reports an invalid link.
    if (form) return toPage(c, token);
    return problem(booking === 'expired' ? 'booking-over' : 'not-found', language);
  }
  const parsed = v.safeParse(bookingChangeInput, body.fields);
  if (!parsed.success) {
    return form
      ? toPage(c, token, { refused: unreadAs(body.fields) })
      : problem('bad-fields', language, { errors: fieldErrors(parsed.issues) });
  }
  const input = parsed.output;
  const { moment: start, skipped } = input.action === 'move' ? readStart(input.start) : { moment: 0, skipped: false };
  const done = skipped
    ? { ok: false as const, refusal: 'nonexistent' as const }
    : await bookings.change(
        booking.id,
        input.action === 'move' ? { action: 'move', start, timeZone: input.timeZone } : { action: 'cancel' },
        'visitor',
      );
  const moved = done.ok && done.replayed ? 'unchanged' : 'moved';
  const outcome = input.action === 'move' ? moved : 'cancelled';
  if (form) return done.ok ? toPage(c, token, { done: outcome }) : toPage(c, token, { refused: refusedAs(done) });
  if (done.ok) {
    const answer: BookedAnswer = { booking: appointmentOf(done.booking, services.secret) };
    return json(c, { success: true, message: changedTexts[language][outcome], ...answer });
  }
  const { code, ...members } = await refusedChange(bookings, done.refusal, start, language);
  return problem(code, language, members);
}

/** Without JavaScript a move can be posted without a chosen time. */
function unreadAs({ action, start }: Readonly<Record<string, unknown>>): BookingRefused {
  return action === 'move' && !start ? 'required' : 'invalid';
}

function refusedAs({ refusal }: NotChanged): BookingRefused {
  return isOfAppointment(refusal) ? 'expired' : refusal;
}

type Shown = { [bookingParameters.done]?: BookingOutcome; [bookingParameters.refused]?: BookingRefused };

/** Back to the booking's page, so that a reload repeats nothing. */
function toPage(c: Context, token: string, shown: Shown = {}): Response {
  return toLinkedPage(c, bookingPath(encodeURIComponent(token)), shown);
}
