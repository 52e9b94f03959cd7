import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leadKinds } from '#contract/leads/registry.ts';
import { accountPaths } from '#contract/staff/account.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { type DeskEvent, deskPaths } from '#contract/staff/desk.ts';
import { eraseLeads } from '#server/leads/repository.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn, staffCalls } from '#tests/support/staff-client.ts';
import { createLeadEvents } from './lead-events.ts';
import { eventRoutes } from './routes.ts';

const message = { firstName: 'Ewa', lastName: 'Nowicka', email: 'ewa@przyklad.example', message: 'Bitte anrufen.' };

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let staff: Awaited<ReturnType<typeof signIn>>;
  const database = () => site.services.database.db;

  beforeAll(async () => {
    site = await startTestSite(engine, { RATE_LIMIT: 'off' });
    staff = await signIn(site);
  });
  afterAll(() => site.end());
  beforeEach(async () => {
    await database().deleteFrom('leads').execute();
  });

  /** The events of a stream, one at a time, without heartbeats. */
  async function listen(query = '') {
    const answer = await staff.call(deskPaths.events + query);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    const next = async (): Promise<DeskEvent | null> => {
      const { value, done } = await reader.read();
      if (done) return null;
      const text = Buffer.from(value).toString();
      return text.startsWith('data: ') ? JSON.parse(text.slice(6)) : next();
    };
    return { next, end: () => reader.cancel() };
  }

  test('listeners are notified of a lead as soon as it is stored', async () => {
    const { next, end } = await listen();
    const event = next();
    await site.post(leadKinds.contact.path, message);
    expect(await event).toEqual({ leads: true });
    await end();
  });

  test('listeners are notified of a colleague’s change', async () => {
    const row = leadRow('2026-11-20T09:00:00Z');
    await storeLeads(database(), [row]);
    const { next, end } = await listen();
    const event = next();
    await staff.call(`${deskPaths.leads}/${row.id}`, { method: 'PATCH', body: { version: 0, state: 'won' } });
    expect(await event).toMatchObject({ desk: { [row.id]: { state: 'won', version: 1 } } });
    await end();
  });

  test('listeners are notified of a colleague’s note and of its deletion, even after reconnecting', async () => {
    const row = leadRow('2026-11-20T09:00:00Z');
    await storeLeads(database(), [row]);
    const before = Date.now();
    const { next, end } = await listen();
    const written = next();
    const notes = `${deskPaths.leads}/${row.id}/notes`;
    await staff.call(notes, { method: 'POST', body: { id: 'n-1', text: 'Angerufen.' } });
    expect(await written).toEqual({ notes: [row.id] });
    const takenBack = next();
    await staff.call(`${notes}/n-1`, { method: 'DELETE' });
    expect(await takenBack).toEqual({ notes: [row.id] });
    await end();
    const again = await listen(`?since=${before}`);
    expect(await again.next()).toEqual({ notes: [row.id] });
    await again.end();
  });

  test('a lead stored by another process is found by the next poll', async () => {
    const events = createLeadEvents(database());
    const received: DeskEvent[] = [];
    const leave = await events.listen({ send: (event) => received.push(event), end: () => {}, check: () => {} });
    await events.poll();
    expect(received).toEqual([]);
    await storeLeads(database(), [leadRow('2026-11-20T09:00:00Z')]);
    await events.poll();
    await events.poll();
    expect(received).toEqual([{ leads: true }]);
    // A lead older than the newest one is reported as well.
    await storeLeads(database(), [leadRow('2026-11-20T08:59:59Z')]);
    await events.poll();
    expect(received).toHaveLength(2);
    leave();
  });

  test('listeners are notified that leads were erased by any process, without which', async () => {
    const [first, second] = [leadRow('2026-11-20T09:00:00Z'), leadRow('2026-11-20T09:00:00Z')];
    await storeLeads(database(), [first, second, ...Array.from({ length: 20 }, () => leadRow('2026-11-20T10:00:00Z'))]);
    const events = createLeadEvents(database());
    const received: DeskEvent[] = [];
    const leave = await events.listen({ send: (event) => received.push(event), end: () => {}, check: () => {} });
    await staff.call(`${deskPaths.leads}/${first.id}`, { method: 'PATCH', body: { version: 0, state: 'won' } });
    await events.poll();
    expect(received.map((event) => Object.keys(event))).toEqual([['desk']]);
    await eraseLeads(database(), engine, [second.id]);
    await events.poll();
    await events.poll();
    expect(received.slice(1)).toEqual([{ erased: true }]);
    leave();
  });

  test('a reconnecting listener is notified of changes made meanwhile', async () => {
    const row = leadRow('2026-11-20T09:00:00Z');
    await storeLeads(database(), [row]);
    const before = Date.now();
    await staff.call(`${deskPaths.leads}/${row.id}`, { method: 'PATCH', body: { version: 0, state: 'lost' } });
    const { next, end } = await listen(`?since=${before}`);
    expect(await next()).toMatchObject({ desk: { [row.id]: { state: 'lost' } } });
    await end();
  });

  test('the stream requires a session and ends with the process', async () => {
    expect((await staffCalls(site)(deskPaths.events)).status).toBe(401);
    const { next } = await listen();
    site.endStreams();
    expect(await next()).toBeNull();
  });

  test('a HEAD request leaves no open stream behind', async () => {
    let streams = 0;
    const listen = () => {
      streams += 1;
      return Promise.resolve(() => {});
    };
    const app = new Hono();
    eventRoutes(app, site.services, { ...createLeadEvents(database()), listen });
    const answer = await app.request(deskPaths.events, { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-type'), streams]).toEqual([
      ...[200, 'text/event-stream; charset=utf-8'],
      0,
    ]);
  });

  test('the streams of a session end with it; those of other sessions continue', async () => {
    const leaving = await signIn(site);
    const answer = await leaving.call(deskPaths.events);
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    const ended = (async () => {
      for (;;) if ((await reader.read()).done) return true;
    })();
    const { next, end } = await listen();
    const event = next();
    await leaving.call(adminPaths.logout, { method: 'POST' });
    expect(await ended).toBe(true);
    await site.post(leadKinds.contact.path, message);
    expect(await event).toEqual({ leads: true });

    const elsewhere = await (await signIn(site)).call(deskPaths.events);
    await staff.call(accountPaths.sessions, { method: 'DELETE' });
    // Resolves when the stream has ended.
    await elsewhere.text();
    await end();
  });

  test('a list can query how many newer leads match its filter', async () => {
    const rows = [
      leadRow('2026-11-20T09:00:00Z', { page_source: 'KI-Lab' }),
      leadRow('2026-11-20T09:00:01Z', { page_source: 'KI-Lab' }),
      leadRow('2026-11-20T09:00:02Z', { page_source: 'Kontakt' }),
    ];
    await storeLeads(database(), rows);
    const count = async (query: Record<string, string>) => {
      const answer = await staff.call(deskPaths.news, { method: 'POST', body: query });
      return answer.ok ? ((await answer.json()) as { count: number }).count : answer.status;
    };
    const after = rows[0]?.id ?? '';
    expect(await count({ after })).toBe(2);
    expect(await count({ after, source: 'KI-Lab' })).toBe(1);
    expect(await count({ after: rows[2]?.id ?? '' })).toBe(0);
    expect(await count({ after: '' })).toBe(3);
    expect(await count({ after: 'unknown' })).toBe(404);
    expect(await count({})).toBe(422);
  });

  test('automatic requests of the dashboard do not keep a session alive', async () => {
    const seen = async () =>
      (await database().selectFrom('staff_sessions').select('last_seen_at').executeTakeFirstOrThrow()).last_seen_at;
    const long = Date.now() - 600_000;
    await database().updateTable('staff_sessions').set({ last_seen_at: long }).execute();
    await staff.call(adminPaths.contacts, { headers: { 'x-background': '1' } });
    expect(await seen()).toBe(long);
    await staff.call(adminPaths.contacts);
    expect(await seen()).toBeGreaterThan(long);
  });
});
