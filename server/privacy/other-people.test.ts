import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { adminPaths } from '../../contract/admin.ts';
import { type ErasureView, type PeopleAnswer, privacyPaths } from '../../contract/privacy.ts';
import { engines } from '../../tests/support/databases.ts';
import { startTestSite, type TestSite } from '../../tests/support/site.ts';
import { signIn } from '../../tests/support/staff-client.ts';
import { renderMail } from '../mails/render-row.ts';
import { fileTransport } from '../outbox/file-transport.ts';
import { newMail } from '../outbox/repository.ts';
import { senderOf } from '../outbox/transport.ts';

const anna = 'anna@sub.example';
/** Their addresses contain Anna's, or their messages name her. */
const others = ['hanna@sub.example', 'x.hanna@sub.example.com', 'anna@sub.example.com', 'o-anna@sub.example'];

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  const db = () => site.services.database.db;
  const ask = (path: string, body: unknown) => call(path, { method: 'POST', body });
  const search = async (q: string) => (await (await ask(privacyPaths.search, { q })).json()) as PeopleAnswer;
  const erase = (email: string) => ask(privacyPaths.erase, { email, confirmation: email });
  const held = ({ person }: PeopleAnswer) =>
    Object.fromEntries((person?.held ?? []).map((one) => [one.place, one.count]));
  const send = (email: string, message: string) =>
    site.post('/api/contact/send', { firstName: 'A', lastName: 'B', email, message });
  const files = () => readdirSync(join(site.folder, 'mail'));
  /** Writes all mails that wait, as the worker does without a mail server. */
  async function writeMails() {
    const { settings, company, secret } = site.services;
    const transport = fileTransport(site.folder, senderOf(settings, company));
    for (const row of await db().selectFrom('outbox').selectAll().execute()) {
      const mail = await renderMail(row, { db: db(), company, settings, secret });
      if (mail) await transport.send(row, mail);
    }
  }

  beforeEach(async () => {
    // A mail server that is down: the worker takes nothing meanwhile.
    site = await startTestSite(engine, { SMTP_URL: 'smtp://127.0.0.1:1', RATE_LIMIT: 'off' });
    ({ call } = await signIn(site));
  });
  afterEach(() => site.end());

  test('erasing an address leaves the mails of everybody whose address contains it or whose message names it', async () => {
    await send(anna, 'E-Mail: hanna@sub.example');
    for (const other of others) await send(other, `E-Mail: ${anna}\nBitte auch an ${anna}.`);
    await writeMails();
    expect(files()).toHaveLength(10);
    expect(held(await search(anna))).toMatchObject({ leads: 1, outbox: 2, 'mail-files': 2 });
    const proof = (await (await erase(anna)).json()) as ErasureView;
    expect(proof.report.erased).toContainEqual({ place: 'mail-files', count: 2 });
    expect(files()).toHaveLength(8);
    expect(held(await search('hanna@sub.example'))).toMatchObject({ leads: 1, outbox: 2, 'mail-files': 2 });
  });

  test('mails whose row in the outbox is gone are still found by the person that they are about', async () => {
    for (const email of [anna, 'Änne@bücher.example', 'hanna@sub.example']) await send(email, '');
    await site.post('/api/newsletter/general', { firstName: 'A', lastName: 'B', email: anna, consent: true });
    const signup = await db().updateTable('newsletter_signups').set({ state: 'confirmed' }).returning('id').execute();
    await db()
      .insertInto('outbox')
      .values(newMail('newsletter-welcome', 'de', anna, { signupId: signup[0]?.id }))
      .execute();
    await writeMails();
    for (const table of ['outbox', 'leads', 'newsletter_signups'] as const) await db().deleteFrom(table).execute();
    for (const [email, count] of [
      [anna, 3],
      ['änne@xn--bcher-kva.example', 2],
    ] as const) {
      expect([email, held(await search(email))]).toEqual([email, { 'mail-files': count }]);
      expect((await erase(email)).status).toBe(200);
    }
    expect(files()).toHaveLength(2);
  });

  test('an export that was asked for with the address as its filter goes, one with a longer address stays', async () => {
    for (const q of [anna, 'hanna@sub.example', `firma ${anna.toUpperCase()}`]) {
      expect((await ask(adminPaths.contactsExport, { q })).status).toBe(200);
    }
    await send(anna, '');
    expect(held(await search(anna))).toMatchObject({ one_time_links: 2 });
    await erase(anna);
    const links = await db().selectFrom('one_time_links').select('data').execute();
    expect(links.map(({ data }) => JSON.parse(data).filter.words)).toEqual([['hanna@sub.example']]);
  });
});
