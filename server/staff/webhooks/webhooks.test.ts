import { Webhook as Verifier } from 'standardwebhooks';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { day } from '#contract/durations.ts';
import { leadKinds } from '#contract/leads/registry.ts';
import { staffBookingPaths } from '#contract/staff/bookings.ts';
import { privacyPaths } from '#contract/staff/privacy.ts';
import {
  type Delivery,
  deliveriesAnswer,
  hookEvents,
  type NewWebhookAnswer,
  type WebhookInput,
  webhookPaths,
  webhooksAnswer,
} from '#contract/staff/programs/webhooks.ts';
import { sweep } from '#server/housekeeping.ts';
import { general, newsletterOf } from '#tests/support/rows/newsletter.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startReceiver } from '#tests/support/servers/receiver.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';

const { list } = webhookPaths;
const settings = { WEBHOOK_ALLOW_PRIVATE: '127.0.0.1', RATE_LIMIT: 'off', SMTP_URL: 'smtp://127.0.0.1:1' };
const mia = { firstName: 'Mia', lastName: 'Beispiel', email: 'mia@visitor.example', company: 'Muster GmbH' };

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let me: Awaited<ReturnType<typeof signIn>>;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  beforeEach(async () => {
    site = await startTestSite(engine, settings);
    receiver = await startReceiver();
    me = await signIn(site);
  });
  afterEach(async () => {
    receiver.end();
    await site.end();
  });

  const db = () => site.services.database.db;
  const post = (path: string, body: unknown = {}) => me.call(path, { method: 'POST', body });
  const create = (change: Partial<WebhookInput> = {}) =>
    post(list, { name: 'CRM', url: receiver.url, format: 'standard', events: [...hookEvents], ...change });
  const add = async (change: Partial<WebhookInput> = {}) => (await (await create(change)).json()) as NewWebhookAnswer;
  const hooks = async () => v.parse(webhooksAnswer, await (await me.call(list)).json()).webhooks;
  const deliveries = async (id: string) =>
    v.parse(deliveriesAnswer, await (await me.call(`${list}/${id}/deliveries`)).json()).deliveries;
  const contact = (change: object = {}) => site.post(leadKinds.contact.path, { ...mia, message: 'Hallo', ...change });
  const types = () => receiver.got.map(({ body }) => (JSON.parse(body) as { type: string }).type);
  const arrived = (count: number) => expect.poll(() => receiver.got.length).toBe(count);
  const become = (id: string, state: Delivery['state']) =>
    expect.poll(async () => (await deliveries(id)).map((one) => one.state)).toEqual([state]);

  test('events of a lead, an appointment and a newsletter contain their stored data', async () => {
    const { secret } = await add();
    await contact();
    await arrived(1);
    const slots = await site.freeStarts();
    await site.post(leadKinds.booking.path, { ...mia, phone: '0511 1', start: slots.at(-1) });
    await arrived(3);
    const booking = await db().selectFrom('bookings').select('id').executeTakeFirstOrThrow();
    await post(`${staffBookingPaths.bookings}/${booking.id}/move`, { start: slots.at(-3), version: 1 });
    await arrived(4);
    await post(`${staffBookingPaths.bookings}/${booking.id}/cancel`, { version: 2 });
    await arrived(5);
    const { subscribe, link } = newsletterOf(() => site);
    const signup = await subscribe(general);
    await arrived(6);
    await site.postForm(link('unsubscribe', signup), {});
    await arrived(7);
    expect(types().toSorted()).toEqual(['lead.created', ...hookEvents].toSorted());
    for (const { body, headers } of receiver.got) new Verifier(secret).verify(body, headers);
    const messageOf = (type: string) =>
      receiver.got.map(({ body }) => JSON.parse(body)).find((one) => one.type === type);
    expect(messageOf('lead.created').data.lead).toMatchObject({ ...mia, kind: 'contact', message: 'Hallo' });
    expect(messageOf('booking.moved').data).toMatchObject({
      booking: { id: booking.id, version: 2, state: 'booked', start: slots.at(-3) },
      lead: { kind: 'booking', email: mia.email },
    });
    expect(messageOf('booking.cancelled').data.booking).toMatchObject({ version: 3, state: 'cancelled' });
    expect(messageOf('newsletter.confirmed').data.subscriber).toMatchObject({
      id: signup.id,
      kind: 'newsletter-general',
    });
  });

  test('a webhook gets only its subscribed events, and none while paused', async () => {
    const { id } = await add({ events: ['lead.created'], kinds: ['investor'] });
    await contact();
    await site.post(leadKinds.investor.path, mia);
    await arrived(1);
    expect(JSON.parse(receiver.got[0]?.body ?? '')).toMatchObject({ data: { lead: { kind: 'investor' } } });
    const change = (body: object) => me.call(`${list}/${id}`, { method: 'PATCH', body });
    expect((await change({ state: 'paused' })).status).toBe(204);
    await site.post(leadKinds.investor.path, mia);
    expect((await change({ state: 'active', kinds: [] })).status).toBe(204);
    await contact({ message: 'Noch etwas' });
    await arrived(2);
    expect(await deliveries(id)).toHaveLength(2);
    expect((await me.call(`${list}/${id}`, { method: 'DELETE' })).status).toBe(204);
    await contact({ message: 'Und noch etwas' });
    expect([await hooks(), await db().selectFrom('webhook_deliveries').selectAll().execute()]).toEqual([[], []]);
  });

  test('staff test a webhook, see outcomes without personal data, and resend failed deliveries', async () => {
    receiver.answers(503);
    const { id } = await add({ events: ['lead.created'] });
    await post(`${list}/${id}/test`);
    await become(id, 'pending');
    await expect.poll(async () => (await deliveries(id))[0]?.attempts).toBe(1);
    const [failed] = await deliveries(id);
    expect(failed).toMatchObject({ event: 'test', status: 503, fault: 'status', attempts: 1 });
    expect(await hooks()).toMatchObject([
      { name: 'CRM', address: receiver.url, state: 'active', pending: 1, failed: 0 },
    ]);
    expect((await hooks())[0]?.failingSince).not.toBeNull();
    receiver.answers(200);
    const since = new Date(Date.now() - day).toISOString();
    expect(await (await post(`${list}/${id}/replay`, { since })).json()).toEqual({ count: 1 });
    await become(id, 'sent');
    await post(`${list}/${id}/deliveries/${failed?.id}/replay`);
    await arrived(3);
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([failed?.id]));
    await contact();
    await arrived(4);
    expect(JSON.stringify([await deliveries(id), await hooks()])).not.toMatch(/mia|muster gmbh/i);
    expect((await post(`${list}/${id}/deliveries/${crypto.randomUUID()}/replay`)).status).toBe(404);
  });

  test('new and old secret both sign for a day, and neither is in the database', async () => {
    const { id, secret } = await add();
    const renewed = (await (await post(`${list}/${id}/secret`)).json()) as NewWebhookAnswer;
    expect([secret, renewed.secret].every((one) => /^whsec_[A-Za-z0-9+/]{43}=$/.test(one))).toBe(true);
    expect((await hooks())[0]?.oldSecretUntil).not.toBeNull();
    await post(`${list}/${id}/test`);
    await arrived(1);
    for (const one of [secret, renewed.secret]) {
      const { body = '', headers = {} } = receiver.got[0] ?? {};
      new Verifier(one).verify(body, headers);
    }
    const stored = JSON.stringify(await db().selectFrom('webhooks').selectAll().execute());
    for (const hidden of [secret, renewed.secret, receiver.url]) expect(stored).not.toContain(hidden.slice(6, 30));
    await db().updateTable('webhooks').set({ old_secret_until: Date.now() }).execute();
    await post(`${list}/${id}/test`);
    await arrived(2);
    const { body = '', headers = {} } = receiver.got[1] ?? {};
    new Verifier(renewed.secret).verify(body, headers);
    expect(() => new Verifier(secret).verify(body, headers)).toThrow();
  });

  test('Slack and Teams get a sentence and a link, with the name if requested', async () => {
    await add({ name: 'Slack', format: 'slack', events: ['lead.created'] });
    await add({ name: 'Teams', format: 'teams', events: ['lead.created'], withName: true });
    await contact({ company: 'Muster <https://bad.example|GmbH> & Söhne' });
    await arrived(2);
    const { id } = await db().selectFrom('leads').select('id').executeTakeFirstOrThrow();
    const href = `http://localhost:3000/admin/dashboard/leads/${id}`;
    const slack = receiver.got.find(({ body }) => body.includes('"blocks"'))?.body ?? '';
    expect(JSON.parse(slack)).toEqual({
      text: 'Neue Kontaktanfrage: Muster &lt;https://bad.example|GmbH&gt; &amp; Söhne',
      blocks: [
        {
          type: 'section',
          text: {
            type: 'plain_text',
            text: 'Neue Kontaktanfrage: Muster <https://bad.example|GmbH> & Söhne',
            emoji: false,
          },
        },
        { type: 'section', text: { type: 'mrkdwn', text: `<${href}|Anfrage öffnen>` } },
      ],
    });
    const teams = JSON.parse(receiver.got.find(({ body }) => body.includes('AdaptiveCard'))?.body ?? '{}');
    expect(teams.attachments[0].content).toMatchObject({
      body: [
        {
          type: 'RichTextBlock',
          inlines: [{ text: 'Neue Kontaktanfrage: Mia Beispiel, Muster <https://bad.example|GmbH> & Söhne' }],
        },
      ],
      actions: [{ type: 'Action.OpenUrl', url: href }],
    });
    expect(slack).not.toContain('Mia');
    expect(receiver.got.some(({ headers }) => 'webhook-signature' in headers)).toBe(false);
    expect((await hooks()).map(({ address }) => address)).toEqual(Array(2).fill(`http://127.0.0.1:${receiver.port}`));
  });

  test('no event about an erased person is delivered, and none is kept', async () => {
    receiver.answers(500);
    const { id } = await add();
    await contact();
    await expect.poll(async () => (await deliveries(id))[0]?.attempts).toBe(1);
    expect(await (await post(privacyPaths.search, { q: mia.email })).text()).toContain('webhook_deliveries');
    await post(privacyPaths.erase, { email: mia.email, confirmation: mia.email });
    expect(await deliveries(id)).toEqual([]);
  });

  test('webhooks with a private, malformed or non-TLS URL, a duplicate name or no event are refused', async () => {
    await add();
    const codes = async (change: object) => {
      const answer = await post(list, {
        name: 'B',
        url: receiver.url,
        format: 'standard',
        events: ['lead.created'],
        ...change,
      });
      return ((await answer.json()) as { errors?: { code: string }[] }).errors?.map(({ code }) => code);
    };
    expect(await codes({ url: 'https://10.0.0.1/' })).toEqual(['url.private-address']);
    expect(await codes({ url: 'http://93.184.215.14/' })).toEqual(['url.insecure']);
    for (const url of [
      'ftp://crm.example/',
      'crm.example',
      'https://user:word@crm.example/',
      'https://crm.example/#a',
      '',
    ])
      expect([url, (await codes({ url }))?.[0]?.startsWith('url.')]).toEqual([url, true]);
    expect(await codes({ name: 'CRM' })).toEqual(['name.taken']);
    expect(await codes({ events: [] })).toEqual(['events.required']);
    expect(await codes({ events: ['everything'] })).toEqual(['events.invalid']);
  });

  test('deliveries are deleted after thirty days', async () => {
    const { id } = await add();
    await post(`${list}/${id}/test`);
    await become(id, 'sent');
    const deliveries = () => db().selectFrom('webhook_deliveries').select('id').execute();
    await sweep(site.services.database, site.folder, Date.now() + 29 * day);
    expect(await deliveries()).toHaveLength(1);
    await sweep(site.services.database, site.folder, Date.now() + 31 * day);
    expect(await deliveries()).toEqual([]);
  });
});
