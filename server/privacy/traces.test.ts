import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { leadKinds } from '#contract/leads/registry.ts';
import { deskPaths } from '#contract/staff/desk.ts';
import { originPaths } from '#contract/staff/origins.ts';
import { privacyPaths } from '#contract/staff/privacy.ts';
import { createLeadDays } from '#server/staff/origins/lead-days.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';
import { tables } from './places/places.ts';

const name = 'Xanthippe';
const person = { firstName: name, lastName: `${name}-Muster`, email: `${name}@privat.example` };
const origin = {
  pageSource: `${name}, Tel 0511 4711`,
  buttonContext: `${name}@privat.example`,
  buttonText: `Ruf ${name} an`,
  pageUrl: `http://localhost:3000/?q=${name}`,
};

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  afterEach(() => site.end());

  /** Every table's rows as text, by table name. */
  async function contents(): Promise<Record<string, string>> {
    const found: Record<string, string> = {};
    for (const table of Object.keys(tables)) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(site.services.database.db);
      found[table] = JSON.stringify(rows);
    }
    return found;
  }
  const tablesWith = async () =>
    Object.entries(await contents()).flatMap(([table, text]) => (/xanthippe/i.test(text) ? [table] : []));

  test('nothing of an erased person is left in any column of any table, nor in the files of SQLite', async () => {
    // The mail server is down, so queued mails stay queued.
    site = await startTestSite(engine, { SMTP_URL: 'smtp://127.0.0.1:1', RATE_LIMIT: 'off' });
    const { call } = await signIn(site);
    const { db } = site.services.database;
    const send = async (path: string, more: object) => {
      const answer = await site.post(path, { ...person, ...origin, ...more }, { 'idempotency-key': `${name} ${path}` });
      expect([path, answer.status]).toEqual([path, 200]);
    };
    const slots = await site.freeStarts();
    await send(leadKinds.contact.path, { message: `Hier ist ${name}`, phone: '+49 511 4711' });
    await send(leadKinds.investor.path, { company: `${name} Kapital` });
    await send(leadKinds.booking.path, { start: slots.at(-1), mode: 'video', topic: name });
    await send(leadKinds['newsletter-radar'].path, { consent: true });
    const [lead] = await db.selectFrom('leads').select('id').orderBy('id').execute();
    const one = `${deskPaths.leads}/${lead?.id}`;
    await call(`${one}/notes`, { method: 'POST', body: { id: crypto.randomUUID(), text: `${name} ruft zurück` } });
    await call(`${originPaths.staff}?days=30`);
    // The day ends, and its leads are counted.
    await sql`update leads set created_at = created_at - 172800000`.execute(db);
    await createLeadDays(db, async () => []).recount();
    await call(`${originPaths.staff}?days=365`);
    expect(await tablesWith()).toEqual(expect.arrayContaining(['leads', 'newsletter_signups', 'lead_notes', 'outbox']));

    const erased = await call(privacyPaths.erase, {
      method: 'POST',
      body: { email: person.email, confirmation: person.email },
    });
    expect(erased.status).toBe(200);
    expect(await tablesWith()).toEqual([]);
    const counted = await db.selectFrom('lead_days').select(['page_source', 'leads']).execute();
    expect(counted.reduce((sum, { leads }) => sum + leads, 0)).toBe(3);
    if (engine === 'postgres') return;
    for (const file of ['site.sqlite', 'site.sqlite-wal']) {
      const bytes = readFileSync(join(site.folder, file)).toString('latin1').toLowerCase();
      expect([file, bytes.includes(name.toLowerCase())]).toEqual([file, false]);
    }
  });
});
