import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { leadKinds } from '#contract/leads/registry.ts';
import { type AccountAnswer, accountPaths } from '#contract/staff/account.ts';
import { alertPaths } from '#contract/staff/alerts/causes.ts';
import { auditPaths } from '#contract/staff/audit.ts';
import { staffBookingPaths } from '#contract/staff/bookings.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { deskPaths } from '#contract/staff/desk.ts';
import { passkeyPaths } from '#contract/staff/login/passkeys.ts';
import { subscriberPaths } from '#contract/staff/newsletter.ts';
import { privacyPaths } from '#contract/staff/privacy.ts';
import { uploadPath } from '#contract/white-papers/files.ts';
import { newId } from '#server/db/id.ts';
import { newMail } from '#server/outbox/repository.ts';
import { tables } from '#server/privacy/places/places.ts';
import { stepAt, totpCode } from '#server/staff/account/second-factor/totp.ts';
import { callRules } from '#server/staff/call-rules.ts';
import { breakAudit, mendAudit } from '#tests/support/broken-audit.ts';
import { passkeysOf } from '#tests/support/passkeys.ts';
import { pdfOf } from '#tests/support/pdf.ts';
import { storeAlert } from '#tests/support/rows/alerts.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { accountScenarios } from '#tests/support/scenarios/accounts.ts';
import { directoryScenarios } from '#tests/support/scenarios/directory.ts';
import { issueScenarios } from '#tests/support/scenarios/issues.ts';
import { programScenarios } from '#tests/support/scenarios/programs.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startDirectory } from '#tests/support/servers/directory.ts';
import { staffLogin, startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn, staffCalls } from '#tests/support/staff-client.ts';
import { base32Bytes } from '#tests/support/totp.ts';

const { password } = staffLogin;
const directory = await startDirectory('http://localhost:3000/admin/login');
afterAll(directory.end);
const settings = {
  WEBHOOK_ALLOW_PRIVATE: '127.0.0.1',
  RATE_LIMIT: 'off',
  SMTP_URL: 'smtp://127.0.0.1:1',
  ...directory.settings,
};
const paper = { title_de: 'Titel', title_en: 'Title', pdf_url: 'https://files.example/a.pdf', pdf_url_en: null };

/** Calls with a rule that records changes. */
const changing = Object.entries(callRules).flatMap(([call, rule]) =>
  'records' in rule || 'changes' in rule ? [call] : [],
);

type ScenarioRequest = { path?: string; body?: unknown; headers?: Record<string, string> };

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let me: Awaited<ReturnType<typeof signIn>>;
  const db = () => site.services.database.db;
  const post = (path: string, body: unknown = {}) => me.call(path, { method: 'POST', body });
  const made = async (answer: Response) => ((await answer.json()) as { id: string }).id;

  let hash = '';

  beforeAll(async () => {
    site = await startTestSite(engine, settings);
    // Between the two reads of the tables, workers would drop mails of cancelled appointments, and the watch, a minute
    // after the start, would alert staff to added accounts.
    await Promise.all([site.outbox.stop(), site.issueMails.stop(), site.webhooks.stop()]);
    site.background.stop();
    hash = (await db().selectFrom('staff').select('password_hash').executeTakeFirstOrThrow()).password_hash;
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await site.end();
  });
  beforeEach(async () => {
    const account = { password_hash: hash, totp_secret: null, totp_since: null, totp_last_step: null };
    await db().updateTable('staff').set(account).execute();
    await db().deleteFrom('staff_passkeys').execute();
    me = await signIn(site);
  });

  async function colleague(): Promise<string> {
    const id = newId();
    const row = { id, username: `wer-${id}@beispiel.example`, password_hash: 'none', created_at: 1, disabled_at: null };
    const account = { ...row, role: 'read' as const };
    await db().insertInto('staff').values(account).execute();
    return id;
  }

  const passkeys = () => passkeysOf(site.services.settings.PUBLIC_URL, post);

  async function lead(): Promise<string> {
    const row = leadRow('2026-11-20T09:00:00Z', { id: newId(), email: `${newId()}@visitor.example` });
    await storeLeads(db(), [row]);
    return row.id;
  }
  async function parkedMail(): Promise<string> {
    const mail = newMail({ template: 'lead-receipt', language: 'de', recipient: 'a@visitor.example' });
    await db()
      .insertInto('outbox')
      .values({ ...mail, state: 'parked', attempts: 9 })
      .execute();
    return mail.id;
  }
  let numbers = 70;
  const newPaper = () => ({ ...paper, number: `#${numbers++}` });
  const storedPaper = async () => made(await post(adminPaths.whitePapers, newPaper()));
  async function booking(): Promise<string> {
    const start = (await site.freeStarts()).at(-1);
    const guest = { firstName: 'Mia', lastName: 'Beispiel', email: `${newId()}@visitor.example`, phone: '0511 1' };
    await site.post(leadKinds.booking.path, { ...guest, start });
    const { id } = await db().selectFrom('bookings').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
    return id;
  }
  async function secondFactor(on: boolean): Promise<string> {
    await db().updateTable('staff').set({ totp_since: null }).execute();
    const begun = (await (await post(accountPaths.secondFactor, { password })).json()) as { secret: string };
    const code = totpCode(base32Bytes(begun.secret), stepAt(Date.now()));
    if (on) expect((await post(accountPaths.confirmSecondFactor, { code })).status).toBe(200);
    await db().updateTable('staff').set({ totp_last_step: null }).execute();
    return code;
  }
  async function upload(): Promise<string> {
    const bytes = pdfOf(400);
    const id = await made(await post(uploadPath, { name: 'a.pdf', size: bytes.length }));
    const headers = { authorization: `Bearer ${me.token}`, 'content-type': 'application/pdf' };
    await site.app.request(`${uploadPath}/${id}/0`, { method: 'PUT', headers, body: new Uint8Array(bytes) });
    return id;
  }

  /** The input of each call, after its prerequisites have been created. */
  const scenarios: Record<string, () => Promise<ScenarioRequest>> = {
    [`POST ${adminPaths.login}`]: async () => ({ body: staffLogin }),
    [`POST ${accountPaths.loginCode}`]: async () => {
      const code = await secondFactor(true);
      const answer = await staffCalls(site)(adminPaths.login, { method: 'POST', body: staffLogin });
      return { body: { challenge: ((await answer.json()) as { secondFactor: string }).secondFactor, code } };
    },
    [`DELETE ${alertPaths.list}/:id`]: async () => ({ path: `${alertPaths.list}/${await storeAlert(db())}` }),
    [`POST ${adminPaths.logout}`]: async () => ({}),
    [`POST ${adminPaths.contactsExport}`]: async () => ({ body: {} }),
    [`POST ${adminPaths.completeExport}`]: async () => ({ body: { format: 'json' } }),
    [`POST ${auditPaths.export}`]: async () => ({ body: { format: 'jsonl' } }),
    [`PATCH ${deskPaths.leads}/:id`]: async () => ({
      path: `${deskPaths.leads}/${await lead()}`,
      body: { version: 0, state: 'in-progress' },
    }),
    [`POST ${deskPaths.leads}/:id/notes`]: async () => ({
      path: `${deskPaths.leads}/${await lead()}/notes`,
      body: { id: newId(), text: 'Angerufen.', answered: true },
    }),
    [`DELETE ${deskPaths.leads}/:id/notes/:note`]: async () => {
      const [notes, id] = [`${deskPaths.leads}/${await lead()}/notes`, newId()];
      await post(notes, { id, text: 'Angerufen.' });
      return { path: `${notes}/${id}` };
    },
    [`POST ${deskPaths.bulk}`]: async () => ({ body: { items: [{ id: await lead(), version: 0, state: 'won' }] } }),
    [`POST ${deskPaths.export}`]: async () => ({ body: { ids: [await lead()] } }),
    [`POST ${subscriberPaths.export}`]: async () => ({ body: {} }),
    [`POST ${adminPaths.whitePapers}`]: async () => ({ body: newPaper() }),
    [`PUT ${adminPaths.whitePapers}/:id`]: async () => ({
      path: `${adminPaths.whitePapers}/${await storedPaper()}`,
      body: newPaper(),
    }),
    [`DELETE ${adminPaths.whitePapers}/:id`]: async () => ({
      path: `${adminPaths.whitePapers}/${await storedPaper()}`,
    }),
    [`POST ${adminPaths.whitePapers}/:id/restore`]: async () => {
      const path = `${adminPaths.whitePapers}/${await storedPaper()}`;
      await me.call(path, { method: 'DELETE' });
      return { path: `${path}/restore` };
    },
    [`POST ${uploadPath}/:id/complete`]: async () => ({ path: `${uploadPath}/${await upload()}/complete` }),
    [`POST ${adminPaths.outbox}/:id/retry`]: async () => ({ path: `${adminPaths.outbox}/${await parkedMail()}/retry` }),
    [`POST ${adminPaths.outboxRetry}`]: async () => {
      await parkedMail();
      return {};
    },
    [`POST ${staffBookingPaths.bookings}/:id/move`]: async () => ({
      path: `${staffBookingPaths.bookings}/${await booking()}/move`,
      body: { start: (await site.freeStarts())[0], version: 1 },
    }),
    [`POST ${staffBookingPaths.bookings}/:id/cancel`]: async () => ({
      path: `${staffBookingPaths.bookings}/${await booking()}/cancel`,
      body: { version: 1 },
    }),
    [`PUT ${staffBookingPaths.settings}`]: async () => {
      const stored = (await (await me.call(staffBookingPaths.settings)).json()) as { perDay: number };
      return { body: { ...stored, perDay: stored.perDay + 1 } };
    },
    [`POST ${staffBookingPaths.blocks}`]: async () => ({ body: block }),
    [`DELETE ${staffBookingPaths.blocks}/:id`]: async () => ({
      path: `${staffBookingPaths.blocks}/${await made(await post(staffBookingPaths.blocks, block))}`,
    }),
    [`POST ${staffBookingPaths.feed}`]: async () => ({}),
    [`POST ${accountPaths.password}`]: async () => ({ body: { password, newPassword: 'ein neues langes Passwort' } }),
    ...accountScenarios(db, colleague),
    ...programScenarios(db, engine, post),
    ...issueScenarios(post),
    [`DELETE ${accountPaths.sessions}/:id`]: async () => {
      const answer = (await (await me.call(accountPaths.account)).json()) as AccountAnswer;
      return { path: `${accountPaths.sessions}/${answer.sessions.find(({ current }) => current)?.id}` };
    },
    [`DELETE ${accountPaths.sessions}`]: async () => {
      await signIn(site);
      return {};
    },
    [`POST ${accountPaths.secondFactor}`]: async () => ({ body: { password } }),
    [`POST ${accountPaths.confirmSecondFactor}`]: async () => ({ body: { code: await secondFactor(false) } }),
    [`POST ${accountPaths.endSecondFactor}`]: async () => ({ body: { password, code: await secondFactor(true) } }),
    [`POST ${accountPaths.recoveryCodes}`]: async () => ({ body: { password, code: await secondFactor(true) } }),
    [`POST ${passkeyPaths.login}`]: async () => {
      const key = await passkeys().registered();
      return { body: { passkey: key.get(await passkeys().challenge(passkeyPaths.loginOptions)) } };
    },
    ...directoryScenarios(directory, post, colleague),
    [`POST ${passkeyPaths.list}`]: async () => ({ body: await passkeys().unregistered() }),
    [`PATCH ${passkeyPaths.list}/:passkey`]: async () => ({
      path: `${passkeyPaths.list}/${(await passkeys().registered()).id}`,
      body: { name: `Schlüssel ${numbers++}` },
    }),
    [`DELETE ${passkeyPaths.list}/:passkey`]: async () => ({
      path: `${passkeyPaths.list}/${(await passkeys().registered()).id}`,
    }),
    [`POST ${privacyPaths.erase}`]: async () => {
      const { email } = await db()
        .selectFrom('leads')
        .select('email')
        .where('id', '=', await lead())
        .executeTakeFirstOrThrow();
      return { body: { email, confirmation: email } };
    },
    [`PUT ${privacyPaths.retention}`]: async () => ({ body: { kind: 'leads', days: 700 + numbers++ } }),
  };

  test('every call that has a scenario records its change', () => {
    expect(Object.keys(scenarios).filter((call) => !changing.includes(call))).toEqual([]);
  });

  test.each(changing)('%s changes nothing if its audit entry cannot be written', async (call) => {
    const scenario = scenarios[call];
    if (!scenario) throw new Error(`Add a scenario of ${call}: how is it called so that it changes something?`);
    const [method = '', pattern = ''] = call.split(' ');
    const request = await scenario();
    const before = await stored();
    await breakAudit(db(), engine);
    const failed = await me.call(request.path ?? pattern, { method, ...request });
    await mendAudit(db(), engine);
    expect(failed.status).toBe(500);
    expect(await stored()).toEqual(before);
    const again = await scenario();
    const ready = await stored();
    const answer = await me.call(again.path ?? pattern, { method, ...again });
    expect([answer.ok, await answer.text()]).toEqual([true, expect.any(String)]);
    expect(await stored()).not.toEqual(ready);
  });

  /**
   * All rows, except for what failed calls may leave behind (a used code or challenge is spent before the outcome is
   * known), and a session's last use and token.
   */
  async function stored() {
    const all: Record<string, string[]> = {};
    for (const table of Object.keys(tables)) {
      if (['audit_log', 'audit_head', 'one_time_links', 'lead_index_changes'].includes(table)) continue;
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db());
      // A timer updates the position of the forwarded log.
      const kept = rows.filter(({ name }) => name !== 'audit_told');
      all[table] = kept.map((row) => JSON.stringify({ ...row, ...others })).sort();
    }
    const links = await db()
      .selectFrom('one_time_links')
      .selectAll()
      .where('purpose', 'not in', ['login-code', 'passkey', 'directory'])
      .execute();
    return { ...all, links };
  }
});

const others = {
  token_hash: '',
  totp_last_step: 0,
  last_seen_at: 0,
  last_used_at: 0,
  attempts: 0,
  last_error: '',
  next_attempt_at: 0,
  claimed_until: 0,
};
const block = { from: '2026-12-24T08:00:00Z', to: '2026-12-24T12:00:00Z', note: '' };
