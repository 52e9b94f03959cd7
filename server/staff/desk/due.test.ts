import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#contract/office-time/calendar-day.ts';
import { officeDay, startOfOfficeDay } from '#contract/office-time/office.ts';
import { overdueBefore } from '#contract/office-time/reply-promise.ts';
import { adminPaths, type ContactsAnswer } from '#contract/staff/contacts.ts';
import { type DeskAnswer, type DeskOverview, deskPaths } from '#contract/staff/desk.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  const database = () => site.services.database.db;
  const store = async (...rows: ReturnType<typeof leadRow>[]) => {
    await storeLeads(database(), rows);
    return rows.map(({ id }) => id);
  };
  const change = (id: string, body: unknown) => call(`${deskPaths.leads}/${id}`, { method: 'PATCH', body });
  const deskOf = async (answer: Response) => ((await answer.json()) as DeskAnswer).desk;
  const list = async (query: Record<string, string>) => {
    const answer = await call(adminPaths.contactsSearch, { method: 'POST', body: query });
    expect(answer.status).toBe(200);
    return (await answer.json()) as ContactsAnswer;
  };
  const names = async (query: Record<string, string>) => (await list(query)).contacts.map(({ lastName }) => lastName);

  beforeAll(async () => {
    site = await startTestSite(engine, { RATE_LIMIT: 'off' });
    ({ call } = await signIn(site));
  });
  afterAll(() => site.end());
  beforeEach(async () => {
    await database().deleteFrom('leads').execute();
  });

  test('a lead that needs a reply is due until staff have answered', async () => {
    const limit = overdueBefore(Date.now());
    const at = (offset: number) => new Date(limit + offset).toISOString();
    const [late = '', answered = '', handled = ''] = await store(
      leadRow(at(-60_000), { last_name: 'Spät' }),
      leadRow(at(-120_000), { last_name: 'Beantwortet' }),
      leadRow(at(-180_000), { last_name: 'In Arbeit' }),
      leadRow(at(-60_000), { last_name: 'Spam', spam_signals: ['honeypot'] }),
      leadRow(at(-60_000), { last_name: 'Papier', kind: 'white-paper' }),
      leadRow(at(-60_000), { last_name: 'Schnell', spam_signals: ['fast'], kind: 'investor' }),
      leadRow(new Date().toISOString(), { last_name: 'Eben' }),
    );
    const note = { id: 'note-1', text: 'Angerufen.', answered: true };
    const answer = await call(`${deskPaths.leads}/${answered}/notes`, { method: 'POST', body: note });
    expect([answer.status, (await deskOf(answer)).answeredAt]).toEqual([201, expect.any(String)]);
    await change(handled, { version: 0, state: 'in-progress' });
    expect((await names({ due: 'overdue' })).sort()).toEqual(['Schnell', 'Spät']);
    expect(await names({ due: 'overdue', q: 'erika', kind: 'investor' })).toEqual(['Schnell']);
    const { counts } = (await (await call(deskPaths.overview)).json()) as DeskOverview;
    expect(counts.overdue).toBe(2);
    await change(late, { version: 0, answered: true });
    expect(await names({ due: 'overdue' })).toEqual(['Schnell']);
    await change(late, { version: 1, answered: false });
    expect((await names({ due: 'overdue' })).length).toBe(2);
    expect(await names({ due: 'today' })).not.toContain('Spät');
  });

  test('the overview counts today’s upcoming appointments', async () => {
    const counted = async () => ((await (await call(deskPaths.overview)).json()) as DeskOverview).counts.appointments;
    const before = await counted();
    const [leadId = ''] = await store(leadRow(new Date().toISOString(), { kind: 'booking' }));
    const now = Date.now();
    const booking = (id: string, start_at: number, state: 'booked' | 'cancelled' = 'booked') => ({
      id,
      lead_id: leadId,
      state,
      start_at,
      end_at: start_at + 1_800_000,
      buffer: 0,
      day: officeDay(start_at),
      mode: 'video' as const,
      time_zone: '',
      version: 1,
      created_at: now,
      changed_at: now,
    });
    const tomorrow = startOfOfficeDay(addDays(officeDay(now), 1));
    const rows = [
      booking('under-way', now - 60_000),
      booking('over', now - 7_200_000),
      booking('called-off', now - 60_000, 'cancelled'),
      booking('tomorrow', tomorrow),
    ];
    await database().insertInto('bookings').values(rows).execute();
    expect((await counted()) - before).toBe(1);
  });

  test('due leads are listed longest waiting first, page by page, and new leads are counted from the newest', async () => {
    const limit = overdueBefore(Date.now());
    const waiting = (name: string, hours: number) =>
      leadRow(new Date(limit - hours * 3_600_000).toISOString(), { last_name: name });
    const [newest = ''] = await store(waiting('Kurz', 1), waiting('Länger', 5), waiting('Am längsten', 9));
    const first = await list({ due: 'overdue', limit: '2' });
    expect(first).toMatchObject({ newest, total: 3 });
    expect(first.contacts.map(({ lastName }) => lastName)).toEqual(['Am längsten', 'Länger']);
    expect(await names({ due: 'overdue', limit: '2', cursor: first.next ?? '' })).toEqual(['Kurz']);
    const news = async () =>
      (await call(deskPaths.news, { method: 'POST', body: { due: 'overdue', after: newest } })).json();
    expect(await news()).toEqual({ count: 0 });
    await store(waiting('Eben zu spät', 0.5));
    expect(await news()).toEqual({ count: 1 });
    expect(await names({ state: 'new' }), 'all other lists begin with the newest').toEqual([
      'Eben zu spät',
      'Kurz',
      'Länger',
      'Am längsten',
    ]);
  });
});
