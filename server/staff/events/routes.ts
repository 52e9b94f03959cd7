import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { contactsPage } from '#contract/staff/contacts.ts';
import { type DeskEvent, deskPaths } from '#contract/staff/desk.ts';
import { findLead } from '#server/db/queries.ts';
import { json } from '#server/http/answer/json.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { cachePolicies } from '#server/http/headers/cache-policies.ts';
import { securityHeaders } from '#server/http/headers/security-headers.ts';
import { readJson } from '#server/http/request/read-json.ts';
import { findSession } from '#server/staff/account/repository.ts';
import { leadFilter, pageInput } from '#server/staff/contacts/filter.ts';
import { desksChangedSince } from '#server/staff/desk/repository.ts';
import type { StaffServices } from '#server/staff/services.ts';
import type { LeadEvents } from './lead-events.ts';
import { leadsWithNotesSince } from './repository.ts';

/** Milliseconds between heartbeats; each also checks the session. */
const heartbeat = 15_000;

export const newsInput = v.object({
  ...pageInput.entries,
  after: v.pipe(v.string('after.required'), v.regex(/^[\w-]{0,36}$/, 'after.invalid')),
});

const streamHeaders = {
  ...securityHeaders,
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': cachePolicies.never,
  // Prevents proxies from buffering the stream.
  'x-accel-buffering': 'no',
};

/** A stream of events, and the number of newer leads of a list. Requires a session. */
export function eventRoutes(app: Hono, { database: { db }, leadReader }: StaffServices, events: LeadEvents): void {
  app.get(deskPaths.events, async (c) => {
    // HEAD has no body to stream.
    if (c.req.method === 'HEAD') return c.body(null, 200, streamHeaders);
    const since = Number(c.req.query('since'));
    // A client that reconnects gets the changes that it missed.
    const desk = since > 0 ? await desksChangedSince(db, since) : {};
    const notes = since > 0 ? await leadsWithNotesSince(db, since) : [];
    const missed: DeskEvent[] = [
      ...(Object.keys(desk).length > 0 ? [{ desk }] : []),
      ...(notes.length > 0 ? [{ notes }] : []),
    ];
    const { stream, listening } = eventStream(events, missed, async () => {
      return (await findSession(db, c.get('session').tokenHash, Date.now())) !== undefined;
    });
    // The client misses nothing after the response has begun.
    await listening;
    return c.body(stream, 200, streamHeaders);
  });
  app.post(deskPaths.news, (c) => news(c));

  /** Number of leads of a filter that are newer than the first one listed. */
  async function news(c: Context): Promise<Response> {
    const { after, ...criteria } = await readJson(c, newsInput);
    const first = after === '' ? { created_at: 0, id: '' } : await findLead(db, after);
    if (!first) return refuse('not-found');
    const filter = leadFilter(criteria);
    const from = { ...filter, since: Math.max(filter.since ?? 0, first.created_at) };
    const all = await leadReader.find({ filter: from, after: null, limit: 0 }, contactsPage.countTo);
    // Leads with the same timestamp as the first one that are listed with it or after it.
    const before = { createdAt: first.created_at, id: `${first.id}~` };
    const known = await leadReader.find({ filter: from, after: before, limit: contactsPage.maxLimit }, 0);
    return json(c, { count: all.total - known.ids.length });
  }
}

function eventStream(
  events: LeadEvents,
  missed: readonly DeskEvent[],
  stillSignedIn: () => Promise<boolean>,
): { stream: ReadableStream; listening: Promise<void> } {
  const encoder = new TextEncoder();
  let stop = () => {};
  let ended = false;
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  const stream = new ReadableStream({
    async start(controller) {
      const end = () => {
        if (ended) return;
        ended = true;
        stop();
        controller.close();
      };
      const write = (text: string) => {
        if (ended) return;
        // A client that does not read is disconnected, so that no events pile up; it reconnects.
        if ((controller.desiredSize ?? 0) < -200) end();
        else controller.enqueue(encoder.encode(text));
      };
      const send = (event: DeskEvent) => write(`data: ${JSON.stringify(event)}\n\n`);
      const check = () => {
        stillSignedIn().then(
          (holds) => (holds ? write(':\n\n') : end()),
          () => {},
        );
      };
      const beat = setInterval(check, heartbeat).unref();
      stop = () => clearInterval(beat);
      const leave = await events.listen({ send, end, check }).finally(resolve);
      stop = () => {
        clearInterval(beat);
        leave();
      };
      if (ended) stop();
      write(':\n\n');
      for (const event of missed) send(event);
    },
    cancel() {
      ended = true;
      stop();
    },
  });
  return { stream, listening };
}
