import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { enqueue, newMail } from '#server/outbox/repository.ts';
import type { OutgoingMail } from '#server/outbox/transport/message.ts';
import { trackAttempts } from '#server/outbox/transport/track-attempts.ts';
import { createIssueWorker, createOutboxWorker } from '#server/outbox/worker.ts';
import { createPersonHash } from '#server/secrets/person-hash.ts';
import { issueCalls, storeReaders } from '#tests/support/rows/issues.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';
import { createFeed } from './feed.ts';

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let me: Awaited<ReturnType<typeof signIn>>;
  let sent: OutgoingMail[];
  let broken: string | null;
  let gone: RegExp;
  const { transport, isDelivering } = trackAttempts({
    send: (_source, mail) => {
      if (broken) return Promise.reject(new Error(broken));
      if (gone.test(mail.to.address)) return Promise.reject(new Error('550 no such mailbox'));
      sent.push(mail);
      return Promise.resolve();
    },
    close: () => {},
  });
  beforeEach(async () => {
    site = await startTestSite(engine);
    // These tests send their mails with workers of their own.
    await Promise.all([site.outbox.stop(), site.issueMails.stop()]);
    me = await signIn(site);
    [sent, broken, gone] = [[], null, /^$/];
  });
  afterEach(() => site.end());
  const database = () => site.services.database;
  const db = () => database().db;
  const feed = () => createFeed({ ...database(), personHash: createPersonHash(site.services.secret), isDelivering });
  /** A newly started process that sends issues. */
  const worker = (fill = feed(), now?: () => number) =>
    createIssueWorker({
      ...database(),
      transport,
      render: site.services.renderMail,
      fill,
      log: () => {},
      ...(now && { now }),
    });
  const { write, send, list, ask, one } = issueCalls(() => me);
  const recipients = () => sent.map(({ to }) => to.address);
  async function sendAll(): Promise<void> {
    const process = worker();
    while ((await process.runOnce()) > 0 || (await list()).some(({ state }) => state === 'sending'));
  }
  const queued = () => db().selectFrom('outbox').selectAll().where('template', '=', 'newsletter-issue').execute();

  test('sent twice at once, by two colleagues and after a lost response, an issue goes to each reader once, in their language', async () => {
    const readers = await storeReaders(db(), 70);
    await storeReaders(db(), 3, 'newsletter-radar');
    const draft = await write();
    const answers = await Promise.all([send(draft), send(draft), send(draft)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await Promise.all([sendAll(), sendAll()]);
    expect((await send(draft)).status).toBe(200);
    await sendAll();
    expect(recipients().toSorted()).toEqual(readers.toSorted());
    const english = sent.filter(({ subject }) => subject === 'Matching invoices');
    expect(english).toHaveLength(35);
    // Links to pages name the reader's language, whatever the browser's is.
    for (const { html } of english) expect(html).toContain('/calculator?lang=en"');
    for (const { html } of sent.filter((mail) => !english.includes(mail)))
      expect(html).toContain('/newsletter/rechnungen-zuordnen?lang=de"');
    expect(await list()).toMatchObject([{ state: 'sent', readers: 70, mailed: 70 }]);
    const entries = await db().selectFrom('audit_log').selectAll().where('action', '=', 'issue-sent').execute();
    expect(entries.filter(({ details }) => 'readers' in details)).toHaveLength(1);
  });

  test('each mail has links to unsubscribe, one of them one-click, and no tracking', async () => {
    const [reader = ''] = await storeReaders(db(), 1);
    await send(await write());
    await sendAll();
    const [mail] = sent;
    const link = /<(http[^>]+\/newsletter\/unsubscribe\/[^>]+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1];
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(mail?.text).toContain(link);
    expect(mail?.text).toContain('Guten Tag,');
    expect(mail?.text).toContain('/newsletter/rechnungen-zuordnen');
    expect(mail?.html).toContain('<strong>von Hand</strong>');
    expect(mail?.html).toContain(`href="${site.services.settings.PUBLIC_URL}/rechner?lang=de"`);
    expect(mail?.html).not.toMatch(/<img|utm_/);
    await site.postForm(new URL(link ?? '').pathname, { 'List-Unsubscribe': 'One-Click' });
    const state = await db().selectFrom('newsletter_signups').select('state').where('email', '=', reader).execute();
    expect(state).toEqual([{ state: 'unsubscribed' }]);
  });

  test('a process killed between two batches skips nobody and sends nobody two mails', async () => {
    const readers = await storeReaders(db(), 100);
    await send(await write());
    await worker().runOnce();
    expect(sent).toHaveLength(32);
    // Killed after queuing mails, before sending them.
    await feed()();
    // Killed while queuing mails: neither they nor the cursor are stored.
    const before = await list();
    await expect(
      createFeed({
        ...database(),
        personHash: () => {
          throw new Error('killed');
        },
        isDelivering,
      })(),
    ).rejects.toThrow('killed');
    expect(await list()).toEqual(before);
    await sendAll();
    expect(recipients().toSorted()).toEqual(readers.toSorted());
  });

  test('a cursor set back by a restored backup does not queue mails again that are in the outbox', async () => {
    await storeReaders(db(), 40);
    await send(await write());
    await worker().runOnce();
    await db().updateTable('newsletter_issues').set({ cursor: '' }).execute();
    await sendAll();
    expect(recipients()).toHaveLength(40);
    expect(new Set(recipients()).size).toBe(40);
  });

  test('readers who unsubscribe or are erased meanwhile get no mail, queued or not; those who confirm meanwhile get the next issue', async () => {
    const readers = await storeReaders(db(), 40);
    await send(await write());
    await feed()();
    const gone = [readers[1] ?? '', readers[38] ?? ''];
    await db().updateTable('newsletter_signups').set({ state: 'unsubscribed' }).where('email', 'in', gone).execute();
    await db()
      .deleteFrom('newsletter_signups')
      .where('email', '=', readers[2] ?? '')
      .execute();
    await db()
      .updateTable('newsletter_signups')
      .set({ confirmed_at: Date.now() + 1000 })
      .where('email', '=', readers[39] ?? '')
      .execute();
    await sendAll();
    expect(recipients().toSorted()).toEqual(readers.filter((_, at) => ![1, 2, 38, 39].includes(at)).toSorted());
    expect((await queued()).map(({ state }) => state)).not.toContain('pending');
  });

  test('other mails are sent while an issue is being sent, and few of its mails are queued at a time', async () => {
    await storeReaders(db(), 300);
    await send(await write());
    for (let round = 0; round < 5; round++) await feed()();
    // One sent meanwhile leaves no room for as many as are queued at once.
    const [first] = await queued();
    await db()
      .updateTable('outbox')
      .set({ state: 'sent' })
      .where('id', '=', first?.id ?? '')
      .execute();
    await feed()();
    expect((await queued()).filter(({ state }) => state === 'pending').length).toBeLessThanOrEqual(64);
    await enqueue(db(), database().engine, [
      newMail({
        template: 'audit-anchor',
        language: 'de',
        recipient: 'team@beispiel.example',
        data: { anchor: { seq: 1, hash: 'a' } },
      }),
    ]);
    const ordinary = createOutboxWorker({ ...database(), transport, render: site.services.renderMail });
    expect(await ordinary.runOnce()).toBe(1);
    expect(recipients()).toEqual(['team@beispiel.example']);
  });

  test('while the mail server is unavailable, only a hundred mails of the issue are queued; then sending continues', async () => {
    const readers = await storeReaders(db(), 260);
    await send(await write());
    broken = '421 away';
    const away = worker();
    for (let round = 0; round < 9; round++) await away.runOnce();
    const waiting = (await queued()).length;
    expect(waiting).toBeGreaterThan(100);
    expect(waiting).toBeLessThan(140);
    broken = null;
    const back = worker(undefined, () => Date.now() + 3_600_000);
    while ((await back.runOnce()) > 0);
    expect(recipients().toSorted()).toEqual(readers.toSorted());
  });

  test('if a tenth of the mailboxes no longer exist, all others still get the issue', async () => {
    const readers = await storeReaders(db(), 1400);
    gone = /^leser-\d*7@/;
    await send(await write());
    const process = worker();
    for (let round = 0; round < 60; round++) await process.runOnce();
    expect(recipients().toSorted()).toEqual(readers.filter((address) => !gone.test(address)).toSorted());
  });

  test('two processes queue an issue one at a time: nobody is queued twice', async () => {
    const readers = await storeReaders(db(), 64);
    await send(await write());
    await Promise.all([feed()(), feed()(), feed()()]);
    await sendAll();
    expect(recipients().toSorted()).toEqual(readers.toSorted());
    expect(await list()).toMatchObject([{ mailed: 64, state: 'sent' }]);
  });

  test('an issue withdrawn while it is being sent goes to nobody else', async () => {
    await storeReaders(db(), 100);
    const draft = await write();
    await send(draft);
    await worker().runOnce();
    await feed()();
    expect((await ask('PUT', `${one(draft.id)}/shown`, { shown: false })).status).toBe(200);
    await sendAll();
    expect(sent).toHaveLength(32);
    expect(await list()).toMatchObject([{ state: 'sent', mailed: 64 }]);
  });

  test('an issue without readers counts as sent at once', async () => {
    await send(await write());
    await worker().runOnce();
    expect(await list()).toMatchObject([{ state: 'sent', mailed: 0 }]);
  });
});
