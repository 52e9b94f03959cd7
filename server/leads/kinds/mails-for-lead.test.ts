import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import type { ContactKind } from '#contract/leads/registry.ts';
import type { SpamSignal } from '#contract/leads/spam-signals.ts';
import { renderMail } from '#server/all-mails.ts';
import type { Database } from '#server/db/connection/connect.ts';
import type { OutboxRow } from '#server/db/schema/schema.ts';
import { createIntake } from '#server/leads/intake.ts';
import { sampleLeads } from '#server/mail-preview/samples.ts';
import { testSite } from '#tests/support/rows/outbox.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import { mailsForLead } from './mails-for-lead.ts';
import { kinds } from './registry.ts';

/** Sends the receipt or not, as the kind's definition says. */
function mailsOf(kind: ContactKind, spamSignals: readonly SpamSignal[], papers?: string[]) {
  const withReceipt = kinds[kind].mailsVisitor(spamSignals);
  return mailsForLead(sampleLeads[kind], { staffAddress, withReceipt, papers });
}

const staffAddress = 'staff@musterwerk-ki.example';

test.each([
  ['contact', ['lead-notification', 'lead-receipt']],
  ['white-paper', ['lead-notification']],
  ['private-equity-request', ['lead-notification', 'lead-receipt']],
  ['organisation-request', ['lead-notification', 'lead-receipt']],
  ['investor', ['lead-notification', 'lead-receipt']],
] as [ContactKind, string[]][])('a %s causes the mails %j', (kind, templates) => {
  const lead = sampleLeads[kind];
  const rows = mailsOf(kind, ['fast']);
  expect(rows.map(({ template }) => template)).toEqual(templates);
  expect(rows[0]).toMatchObject({ recipient: staffAddress, language: 'de', created_at: lead.created_at });
  if (rows[1]) expect(rows[1]).toMatchObject({ recipient: lead.email, language: lead.language });
});

test.each([
  'honeypot',
  'rate',
] as const)('a lead with the spam signal %s is reported to staff and sends no unwanted mail', (signal) => {
  const rows = mailsOf('contact', ['fast', signal]);
  expect(rows.map(({ template }) => template)).toEqual(['lead-notification']);
});

test.each([
  ['private-equity-request', ['fast', 'rate'], false],
  ['organisation-request', ['rate'], false],
  ['organisation-request', ['honeypot'], true],
  ['private-equity-request', ['honeypot', 'rate'], false],
  ['organisation-request', ['elsewhere', 'fast'], false],
] as const)('a %s with the spam signals %j gets its papers: %s', (kind, spamSignals, sent) => {
  const rows = mailsOf(kind, spamSignals, ['x']);
  expect(rows.map(({ template }) => template)).toEqual(['lead-notification', ...(sent ? ['lead-receipt'] : [])]);
});

let database: Database;
afterEach(() => database?.close());

test.each(
  engines,
)('mails are rendered from the stored lead, and not at all if it was erased, on %s', async (engine) => {
  database = await freshDatabase(engine);
  const { db } = database;
  const lead = { ...sampleLeads.investor };
  const mails = mailsOf('investor', []);
  await createIntake(database, () => {}).commit({ id: lead.id, lead, signup: null, mails, key: null });
  const rows: OutboxRow[] = await db.selectFrom('outbox').selectAll().orderBy('id').execute();
  const render = () => Promise.all(rows.map((row) => renderMail(row, { ...testSite, db })));
  expect(await render()).toMatchObject([
    { to: { address: staffAddress }, subject: 'Mia Beispiel: Muster Kapital' },
    { to: { address: lead.email }, subject: 'We have received your investor inquiry' },
  ]);
  await db.deleteFrom('leads').execute();
  expect(await render()).toEqual([null, null]);
  await sql`update outbox set template = 'toString'`.execute(db);
  const unknown = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  await expect(renderMail(unknown, { ...testSite, db })).rejects.toThrow('unknown mail template toString');
});
