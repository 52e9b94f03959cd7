import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminPaths } from '#contract/staff/contacts.ts';
import { subscriberPaths } from '#contract/staff/newsletter.ts';
import { callRules } from '#server/staff/call-rules.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.end());

const entries = () => site.services.database.db.selectFrom('audit_log').selectAll().orderBy('seq').execute();

test('views are recorded with the account, without visitor input', async () => {
  const { db } = site.services.database;
  const lead = leadRow('2026-11-20T09:00:00Z', { email: 'mira@beispiel.example', last_name: 'Weißenfels' });
  await storeLeads(db, [lead]);
  const { call } = await signIn(site);
  const before = (await entries()).length;
  const searched = { q: 'mira@beispiel.example', source: 'Startseite' };
  await call(adminPaths.contactsSearch, { method: 'POST', body: searched });
  await call(`${adminPaths.contacts}?source=Weißenfels&owner=mira&name=Mira&state=open&from=2026-11-01`);
  await call(`${adminPaths.contacts}/${lead.id}`);
  await call(`${adminPaths.contacts}/00000000-0000-7000-8000-000000000000`);
  await call(adminPaths.statistics);
  const answer = await call(adminPaths.contactsExport, {
    method: 'POST',
    body: { q: 'Weißenfels', kind: 'contact', state: 'new', owner: 'none', due: 'overdue' },
  });
  const { url } = (await answer.json()) as { url: string };
  await site.app.request(url, { method: 'HEAD' });
  await (await site.app.request(url)).text();
  await call(subscriberPaths.export, { method: 'POST', body: { q: 'Weißenfels', kind: 'newsletter-radar' } });
  await call(adminPaths.logout, { method: 'POST' });
  const recorded = (await entries()).slice(before);
  expect(recorded.map(({ actor, action }) => [actor, action])).toEqual([
    ['leitung', 'leads-listed'],
    ['leitung', 'leads-listed'],
    ['leitung', 'lead-viewed'],
    ['leitung', 'leads-exported'],
    ['leitung', 'leads-downloaded'],
    ['leitung', 'subscribers-exported'],
    ['leitung', 'logout'],
  ]);
  expect(recorded[2]?.subject).toBe(lead.id);
  expect(recorded[0]?.details).toEqual({ source: 'Startseite', search: true, shown: 1 });
  const typed = { source: 'other', state: 'open', from: '2026-11-01', shown: 0 };
  expect(recorded[1]?.details, 'no text that somebody typed').toEqual(typed);
  const exported = { search: true, kind: 'contact', state: 'new', owner: 'none', due: 'overdue' };
  for (const entry of recorded.slice(3, 5)) expect(entry.details).toEqual(exported);
  const signups = { search: true, kind: 'newsletter-radar', state: 'confirmed' };
  expect(recorded[5]?.details).toEqual(signups);
  expect(JSON.stringify(recorded)).not.toMatch(/mira|Weißenfels/i);
});

/** Calls other than GET that change nothing worth an entry, or whose entry another call writes. */
const changesNothing = [
  'POST /api/admin/account/passkey-options',
  'POST /api/admin/account/proof',
  'POST /api/admin/account/proof/directory',
  'POST /api/admin/account/proof/directory/begin',
  'POST /api/admin/account/proof/options',
  'POST /api/admin/audit/check',
  'POST /api/admin/audit/search',
  'POST /api/admin/contacts/search',
  'POST /api/admin/desk/news',
  'POST /api/admin/imports/:id/plan',
  'POST /api/admin/login/directory/begin',
  'POST /api/admin/login/passkey/options',
  'POST /api/admin/newsletter/issue-preview',
  'POST /api/admin/newsletter/search',
  'POST /api/admin/privacy/export',
  'POST /api/admin/privacy/retention/preview',
  'POST /api/admin/privacy/search',
  'POST /api/admin/whitepaper-files',
  'PUT /api/admin/imports/:id/parts',
  'PUT /api/admin/whitepaper-files/:id/:part',
];

test('no call but a known one can change something without an entry', () => {
  const unrecorded = Object.entries(callRules).filter(([, rule]) => !('changes' in rule || 'records' in rule));
  const calls = unrecorded.map(([call]) => call).filter((call) => !call.startsWith('GET '));
  expect(calls.sort()).toEqual(changesNothing);
});
