import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bookingModes } from '#contract/leads/booking.ts';
import { leadKinds } from '#contract/leads/registry.ts';
import { auditActions } from '#contract/staff/audit.ts';
import { staffBookingPaths } from '#contract/staff/bookings.ts';
import { deskPaths, leadStates } from '#contract/staff/desk.ts';
import { mailTemplates } from '#contract/staff/mail-templates.ts';
import { type ExportAnswer, type PeopleAnswer, privacyPaths } from '#contract/staff/privacy.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';

const mira = { firstName: 'Mira', lastName: 'Weißenfels', email: 'mira@beispiel.example' };
/** Codes that no reader of the export should have to know. */
const codes = new Set<string>([
  ...auditActions,
  ...mailTemplates,
  ...leadStates,
  ...bookingModes,
  ...Object.keys(leadKinds),
  ...['booked', 'cancelled', 'answered', 'yes', 'state', 'owner', 'note-deleted', 'pending', 'sent', 'confirmed'],
  ...['true', 'false', 'honeypot', 'fast', 'rate', 'elsewhere', 'recipient'],
]);
/** Words that are the same in English. */
const english = ['new', 'won', 'lost', 'spam', 'phone', 'video', 'booked', 'cancelled', 'yes', 'sent', 'confirmed'];

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  const send = (path: string, body: unknown, method = 'POST') => call(path, { method, body });

  beforeEach(async () => {
    site = await startTestSite(engine, { SMTP_URL: 'smtp://127.0.0.1:1', RATE_LIMIT: 'off' });
    ({ call } = await signIn(site));
    const slots = await site.freeStarts();
    const booked = await site.post(leadKinds.booking.path, {
      ...mira,
      start: slots.at(-1),
      mode: 'phone',
      phone: '+49 511 100',
    });
    expect(booked.status).toBe(200);
    await site.post('/api/contact/send', { ...mira, message: 'Hallo', website: 'x' });
    await site.post(leadKinds['newsletter-radar'].path, { ...mira, consent: true });
    const [lead] = await site.services.database.db.selectFrom('leads').select('id').orderBy('id').execute();
    const one = `${deskPaths.leads}/${lead?.id}`;
    await call(one);
    expect((await send(one, { version: 0, state: 'in-progress', answered: true }, 'PATCH')).status).toBe(200);
    await send(`${one}/notes`, { id: crypto.randomUUID(), text: 'Ruft zurück' });
  });
  afterEach(() => site.end());

  test.each(['de', 'en'] as const)('the printable export (%s) has words for every field and code', async (language) => {
    const answer = await send(privacyPaths.export, { email: mira.email, format: 'html', language });
    const { content } = (await answer.json()) as ExportAnswer;
    const cells = (tag: string) =>
      [...content.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, 'g'))].map(([, cell = '']) => cell);
    expect(cells('th').filter((label) => !/^[A-ZÄÖÜ]/.test(label))).toEqual([]);
    const shown = cells('td').flatMap((cell) => cell.split(/\n|, /).map((part) => part.replace(/^[^:]*: /, '')));
    expect(shown.length).toBeGreaterThan(60);
    expect(shown.filter((cell) => codes.has(cell) && !(language === 'en' && english.includes(cell)))).toEqual([]);
    expect(content).not.toMatch(/leadId|bookingId|signupId|byStaff|&quot;/);
  });

  test('a search shows the upcoming appointment that an erasure would delete', async () => {
    const search = async () =>
      ((await (await send(privacyPaths.search, { q: mira.email })).json()) as PeopleAnswer).person?.appointments;
    const { db } = site.services.database;
    const booking = await db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow();
    expect(await search()).toEqual([new Date(booking.start_at).toISOString()]);
    await db.updateTable('bookings').set({ state: 'cancelled' }).execute();
    expect(await search()).toEqual([]);
  });

  test('the export of a person says that staff opened and cancelled their appointment', async () => {
    const slots = await site.freeStarts();
    const email = 'nora@visitor.example';
    await site.post(leadKinds.booking.path, { firstName: 'Nora', lastName: 'Beispiel', email, start: slots[8] });
    const { db } = site.services.database;
    const { id } = await db.selectFrom('bookings').select('id').orderBy('created_at', 'desc').executeTakeFirstOrThrow();
    const one = `${staffBookingPaths.bookings}/${id}`;
    expect((await call(one)).status).toBe(200);
    expect((await send(`${one}/cancel`, { version: 1 })).status).toBe(200);
    const answer = await send(privacyPaths.export, { email, format: 'html', language: 'de' });
    const { content } = (await answer.json()) as ExportAnswer;
    expect(content).toContain('Termin geöffnet');
    expect(content).toContain('Termin abgesagt');
  });
});
