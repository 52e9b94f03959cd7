import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { leadKinds } from '#contract/leads/registry.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { checkAuditLog } from '#server/audit/check.ts';
import { newsletterOf, person } from '#tests/support/rows/newsletter.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { freshPostgresDatabase } from '#tests/support/servers/postgres.ts';
import { staffLogin, startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { copySqliteTemplate } from '#tests/support/servers/templates.ts';
import { message } from '#tests/support/spec-message.ts';
import { moveDatabase } from './move.ts';

let folder: string;
let site: TestSite;
afterEach(async () => {
  await site.end();
  rmSync(folder, { recursive: true });
});

const settings = { SECRET_KEY: 'a key that the site keeps when its data move', RATE_LIMIT: 'off' };
const { subscribe, signups, link, states } = newsletterOf(() => site);
const session = v.object({ token: v.string() });
const intact = async () => (await checkAuditLog(site.services.database.patient)).intact;
const leads = async () => (await site.services.database.db.selectFrom('leads').select('id').execute()).length;

test.each(engines)('a site keeps working after its data moved from %s to the other engine', async (engine) => {
  folder = mkdtempSync(join(tmpdir(), 'moved-site-'));
  const first = join(folder, 'first');
  mkdirSync(first);
  if (engine === 'sqlite') copySqliteTemplate('staffed', first);
  const [from, to] =
    engine === 'sqlite'
      ? [{ DATA_DIR: first }, { DATA_DIR: first, DATABASE_URL: await freshPostgresDatabase() }]
      : [
          { DATA_DIR: first, DATABASE_URL: await freshPostgresDatabase('staffed') },
          { DATA_DIR: join(folder, 'second') },
        ];

  site = await startTestSite('sqlite', { ...settings, ...from });
  const { token } = v.parse(session, await (await site.post(adminPaths.login, staffLogin)).json());
  await site.post(leadKinds.contact.path, message, { 'idempotency-key': 'sent before' });
  await subscribe(leadKinds['newsletter-radar'].path);
  await site.post(leadKinds['newsletter-general'].path, person);
  const mailed = link('confirm', (await signups()).at(-1));
  expect(await states()).toEqual(['newsletter-radar confirmed', 'newsletter-general pending']);
  const known = await leads();
  await site.end();

  const location = (of: typeof from) => ({ ...of, databaseFile: join(of.DATA_DIR, 'site.sqlite') });
  await moveDatabase(location(from), location(to), {
    isAuditLogIntact: async ({ patient }) => (await checkAuditLog(patient)).intact,
  });

  site = await startTestSite('sqlite', { ...settings, ...to });
  expect((await site.postForm(mailed, {})).headers.get('location'), 'a link mailed before').toBe(`${mailed}?saved=1`);
  expect(await states()).toEqual(['newsletter-radar confirmed', 'newsletter-general confirmed']);
  expect((await site.post(adminPaths.login, staffLogin)).status).toBe(200);
  const list = await site.post(adminPaths.contactsSearch, { q: 'Beispiel' }, { authorization: `Bearer ${token}` });
  expect(list.status, 'who was signed in stays so').toBe(200);
  expect((await site.post(leadKinds.contact.path, message, { 'idempotency-key': 'sent before' })).status).toBe(200);
  expect(await leads(), 'what is sent again is known').toBe(known);
  expect((await site.post(leadKinds.contact.path, message)).status).toBe(200);
  expect(await leads()).toBe(known + 1);
  expect(await intact()).toBe(true);
});
