import { mkdirSync, utimesSync } from 'node:fs';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { day, hour } from '#contract/durations.ts';
import { alertPaths, alertsAnswer } from '#contract/staff/alerts/causes.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { programPaths } from '#contract/staff/programs/tokens.ts';
import { webhookPaths } from '#contract/staff/programs/webhooks.ts';
import { audit } from '#server/audit/record.ts';
import { auditHead } from '#server/audit/repository.ts';
import { backUp } from '#server/db/back-up.ts';
import { enqueue, newMail } from '#server/outbox/repository.ts';
import { addStaff, disableStaff, enableStaff, giveRole } from '#server/staff/account/accounts.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { staffLogin, startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';
import { sendAnchor } from './anchor.ts';
import { sweepAnchors } from './anchor-repository.ts';
import { checkForAlerts } from './watch.ts';

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await startTestSite(engine, { SMTP_URL: 'smtp://127.0.0.1:1' });
  });
  afterEach(() => site.end());

  const db = () => site.services.database.db;
  const watch = (now?: number, room = 1e12) =>
    checkForAlerts(
      { db: db(), engine, dataFolder: site.folder, recipient: 'staff@office.example' },
      now,
      async () => room,
    );
  const mails = async () => {
    const rows = await db().selectFrom('outbox').select('data').where('template', '=', 'staff-alert').execute();
    return rows.map(({ data }) => ('alert' in data ? data.alert : null));
  };

  test('staff are alerted once an hour per kind of change to accounts and data, whoever made it and however often', async () => {
    const at = Math.floor(Date.now() / hour) * hour;
    const entries = [
      { action: 'role-given', details: { role: 'manage' } },
      { action: 'leads-exported', details: { format: 'xlsx' } },
      { action: 'leads-exported', details: { search: true } },
      { action: 'person-erased', details: { records: 3 } },
      { action: 'retention-changed', details: { kind: 'leads', before: 365, days: 30 } },
      { action: 'retention-changed', details: { kind: 'leads', before: 30, days: 365 } },
      { action: 'account-reset', details: { account: 'kollegin', from: 'staff-area' } },
      { action: 'second-factor-removed', details: { account: 'kollegin', from: 'staff-area' } },
      { action: 'program-added' },
      { action: 'webhook-added' },
    ] as const;
    for (const entry of [...entries, ...entries]) await audit(db(), { actor: 'leitung', ...entry, at });
    // Two processes run a round concurrently.
    await Promise.all([watch(), watch()]);
    await watch();
    const causes = [
      'role-given',
      'complete-export',
      'person-erased',
      'retention-cut',
      'account-reset',
      'program-added',
      'webhook-added',
    ];
    expect(await mails()).toHaveLength(causes.length);
    expect(new Set(await mails())).toEqual(new Set(causes.map((cause) => ({ cause, account: 'leitung' }))));
    await audit(db(), { actor: 'leitung', action: 'person-erased', at: at + hour });
    await watch(at + hour);
    const erasures = (await mails()).filter((alert) => alert?.cause === 'person-erased');
    expect(erasures, 'the next hour').toHaveLength(2);
  });

  test('staff are alerted if a disabled or demoted account leaves tokens or webhooks behind, and not if it leaves none', async () => {
    const as = { username: 'zweite', password: 'Tannenzapfen am Kran 7' };
    await addStaff(db(), as.username, as.password, { own: true });
    const { call } = await signIn(site, { as });
    const token = { name: 'CRM', scopes: ['leads:read'], days: 365 };
    const made = await call(programPaths.list, { method: 'POST', body: token });
    const { id } = (await made.json()) as { id: string };
    const hook = { name: 'Chat', url: 'https://93.184.215.14/', format: 'standard', events: ['lead.created'] };
    expect((await call(webhookPaths.list, { method: 'POST', body: hook })).status).toBe(201);
    const left = async () => (await mails()).filter((alert) => alert?.cause === 'access-left');
    const at = Date.now();
    await watch(at);
    expect(await left()).toEqual([]);
    // Also from the command line, where the entry has no actor.
    await disableStaff(db(), as.username);
    await watch(at);
    await watch(at);
    expect(await left()).toEqual([{ cause: 'access-left', account: as.username }]);
    await enableStaff(db(), as.username);
    await giveRole(db(), as.username, 'work', { by: staffLogin.username });
    await db().deleteFrom('staff_alerts').execute();
    await watch(at);
    expect(await left(), 'no manager any more').toHaveLength(2);
    const manager = await signIn(site);
    await manager.call(`${programPaths.list}/${id}`, { method: 'DELETE' });
    await db().updateTable('webhooks').set({ state: 'paused' }).execute();
    await db().deleteFrom('staff_alerts').execute();
    await watch(at);
    expect(await left(), 'a webhook that rests can be woken by nobody else than managers').toHaveLength(2);
  });

  test('stuck mails, low disk space and an overdue backup are reported once a day', async () => {
    const now = Date.now();
    await watch(now);
    expect(await mails()).toEqual([]);
    const mail = newMail({ template: 'leads-gathered', language: 'de', recipient: 'x@y.example', data: { since: 0 } });
    await enqueue(db(), engine, [{ ...mail, created_at: now - 2 * hour, attempts: 3, next_attempt_at: now + hour }]);
    const folder = `${site.folder}/copies`;
    mkdirSync(folder);
    if (engine === 'sqlite') {
      backUp(site.services.settings.databaseFile, folder);
      await watch(now);
      const old = (now - 3 * day) / 1000;
      utimesSync(`${site.folder}/last-backup`, old, old);
    }
    const noon = Math.floor(now / day) * day + day;
    await watch(noon, 100);
    await watch(noon + 2 * hour, 100);
    const causes = (await mails()).map((alert) => alert?.cause);
    const expected = engine === 'sqlite' ? ['backup-overdue'] : [];
    expect(causes.filter((cause) => cause === 'disk-short')).toHaveLength(1);
    expect(new Set(causes)).toEqual(new Set(['outbox-stuck', 'disk-short', ...expected]));
  });

  test('a subscriber’s mailbox that no longer exists raises no alert, an issue that is not sent does', async () => {
    const now = Date.now();
    const issue = newMail({
      template: 'newsletter-issue',
      language: 'de',
      recipient: 'x@y.example',
      data: { issue: 'i' },
    });
    await enqueue(db(), engine, [{ ...issue, created_at: now - 2 * hour, attempts: 3, next_attempt_at: now + hour }]);
    await watch(now);
    expect(await mails()).toEqual([]);
    await watch(now + 2 * hour);
    expect((await mails()).map((alert) => alert?.cause)).toEqual(['outbox-stuck']);
  });

  test('a sign-in from an unknown device raises an alert; the first one and known devices do not', async () => {
    const first = await site.post(adminPaths.login, staffLogin);
    const { device } = (await first.json()) as { device: string };
    expect(await mails()).toEqual([]);
    await site.post(adminPaths.login, { ...staffLogin, device });
    expect(await mails()).toEqual([]);
    await site.post(adminPaths.login, staffLogin);
    expect(await mails()).toEqual([{ cause: 'new-device', account: staffLogin.username }]);
  });

  test('the head of the audit log is mailed at the first start and once a day if entries were added', async () => {
    const anchors = async () => {
      const rows = await db()
        .selectFrom('outbox')
        .selectAll()
        .where('template', '=', 'audit-anchor')
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({ row, anchor: 'anchor' in row.data ? row.data.anchor : null }));
    };
    const anchorAt = (now: number) => sendAnchor({ db: db(), engine, recipient: 'staff@office.example' }, now);
    const now = Date.now();
    const first = await auditHead(db());
    // Two processes run a round concurrently.
    await Promise.all([anchorAt(now), anchorAt(now)]);
    await audit(db(), { actor: 'leitung', action: 'person-erased' });
    await anchorAt(now);
    expect((await anchors()).map(({ anchor }) => anchor)).toEqual([first]);
    const second = await auditHead(db());
    await anchorAt(now + day);
    await sweepAnchors(db(), '9999-12-31');
    await anchorAt(now + 2 * day);
    const sent = await anchors();
    expect(sent.map(({ anchor }) => anchor)).toEqual([first, second]);
    const mail = sent[1] && (await site.services.renderMail(sent[1].row));
    expect(mail?.text).toContain(`\n${second.seq}:${second.hash}\n`);
  });

  test('managers see alerts that nobody has dismissed, and every cause has a text', async () => {
    const { call } = await signIn(site);
    const at = Date.now();
    await audit(db(), { actor: 'leitung', action: 'person-erased', at });
    await watch();
    const list = async () => v.parse(alertsAnswer, await (await call(alertPaths.list)).json()).alerts;
    const [alert] = await list();
    expect(alert).toMatchObject({ cause: 'person-erased', about: 'leitung', at: new Date(at).toISOString() });
    expect((await call(`${alertPaths.list}/${alert?.id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await list()).toEqual([]);
    const [row] = await db().selectFrom('outbox').selectAll().where('template', '=', 'staff-alert').execute();
    expect(row && (await site.services.renderMail(row))?.text).toContain('Das Konto „leitung“ hat alles gelöscht');
  });
});
