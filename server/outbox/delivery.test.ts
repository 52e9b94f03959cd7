import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { minute } from '#contract/durations.ts';
import { sampleCompany } from '#contract/site/company.ts';
import type { Database } from '#server/db/connection/connect.ts';
import { allRows, plainMail, queueMails, testClock, testSettings, testWorker } from '#tests/support/rows/outbox.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import { type SmtpMode, type SmtpProcess, startSmtp } from '#tests/support/servers/smtp.ts';
import { createTransport, type Transport } from './transport/transport.ts';

/** Long enough for a busy machine; tests of a stalling server use shorter timeouts. */
const patient = { connection: 5000, greeting: 5000, socket: 5000, send: 5000 };
const impatient = { ...patient, greeting: 250, socket: 300 };

let server: SmtpProcess;
let database: Database;
const transports: Transport[] = [];
beforeAll(async () => {
  server = await startSmtp();
});
beforeEach(() => server.behave('accept'));
afterEach(async () => {
  for (const transport of transports.splice(0)) transport.close(true);
  await database.close();
});
afterAll(() => server.kill());

function smtp(url = server.url, timeouts = patient, tls: 'on' | 'off' = 'on'): Transport {
  const settings = { ...testSettings, SMTP_URL: url, SMTP_TLS: tls };
  const transport = createTransport(settings, sampleCompany, timeouts);
  transports.push(transport);
  return transport;
}

/** Mails of this test's rows that the server has accepted. */
async function deliveries(rows: { id: string }[]) {
  const ids = new Set(rows.map(({ id }) => `<${id}@musterwerk-ki.example>`));
  return (await server.received()).filter(({ parsed }) => ids.has(parsed.messageId ?? ''));
}

const failures: [string, SmtpMode, RegExp][] = [
  ['refuses for now (4xx)', 'later', /^.*451 4\.7\.1 <\[address\]> greylisted, try later$/],
  ['refuses for good (5xx)', 'refuse', /550 5\.1\.1 <\[address\]> relaying denied/],
  ['never greets', 'stall-greeting', /greeting|timeout/i],
  ['takes a message and never answers', 'stall-data', /timeout/i],
  ['breaks off in the middle of a message', 'drop', /clos/i],
];
const cases = engines.flatMap((engine) => failures.map((failure) => [engine, ...failure] as const));

test.each(cases)('on %s, mails to a server that %s arrive exactly once when it comes back', async (...given) => {
  const [engine, , mode, words] = given;
  database = await freshDatabase(engine);
  const clock = testClock();
  const stalls = mode.startsWith('stall');
  const worker = testWorker(database, smtp(server.url, stalls ? impatient : patient), clock);
  const rows = await queueMails(database, clock, 3);
  await server.behave(mode);
  expect(await worker.runOnce()).toBe(3);
  for (const row of await allRows(database)) {
    expect(row).toMatchObject({ state: 'pending', attempts: 1, next_attempt_at: clock.now() + minute });
    expect(row.last_error).toMatch(words);
    expect(row.last_error).not.toContain('visitor.example');
  }
  expect(await deliveries(rows)).toHaveLength(0);
  await server.behave('accept');
  clock.advance(minute);
  const later = stalls ? testWorker(database, smtp(), clock) : worker;
  expect(await later.runOnce()).toBe(3);
  expect(await later.runOnce()).toBe(0);
  const arrived = await deliveries(rows);
  expect(arrived.map(({ recipients }) => recipients).toSorted()).toEqual(rows.map(({ recipient }) => [recipient]));
  expect((await allRows(database)).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
});

test.each(engines)('on %s, nothing is lost while the mail server is gone', async (engine) => {
  database = await freshDatabase(engine);
  const clock = testClock();
  const lost = await startSmtp();
  await lost.kill();
  const worker = testWorker(database, smtp(lost.url), clock);
  const rows = await queueMails(database, clock, 5);
  await worker.runOnce();
  for (const row of await allRows(database)) expect(row.last_error).toMatch(/ECONNREFUSED/);
  clock.advance(minute);
  const back = await startSmtp({ port: lost.port });
  while ((await worker.runOnce()) > 0);
  const arrived = (await back.received()).flatMap(({ recipients }) => recipients);
  await back.kill();
  expect(arrived.toSorted()).toEqual(rows.map(({ recipient }) => recipient));
});

test('a mail server that stalls beyond the send limit fails one mail, not the worker', async () => {
  database = await freshDatabase('sqlite');
  const clock = testClock();
  const worker = testWorker(database, smtp(server.url, { ...patient, send: 300 }), clock);
  await queueMails(database, clock);
  await server.behave('stall-data');
  await worker.runOnce();
  expect(await allRows(database)).toMatchObject([{ state: 'pending', attempts: 1 }]);
});

test('a server whose certificate cannot be trusted gets no mail', async () => {
  database = await freshDatabase('sqlite');
  const clock = testClock();
  const impostor = await startSmtp({ tls: true });
  const worker = testWorker(database, smtp(impostor.url), clock);
  await queueMails(database, clock);
  await worker.runOnce();
  expect(await impostor.received()).toEqual([]);
  await impostor.kill();
  expect(await allRows(database)).toMatchObject([
    { state: 'pending', last_error: expect.stringMatching(/certificate/) },
  ]);
});

test('a mail server on another host without a trusted certificate gets no mail either, whatever SMTP_URL says, unless the setting allows it', async () => {
  const impostor = await startSmtp({ tls: true });
  const address = `${elsewhere(impostor.port)}/?tls.rejectUnauthorized=false`;
  const mail = plainMail({ recipient: 'x@visitor.example', data: {} });
  await expect(smtp(address).send({ id: 'a', created_at: 0 }, mail)).rejects.toThrow(/certificate/);
  expect([await impostor.received(), impostor.passwords]).toEqual([[], []]);
  await smtp(address, patient, 'off').send({ id: 'a', created_at: 0 }, mail);
  expect(await impostor.received()).toHaveLength(1);
  await impostor.kill();
});

// The transport takes this address for another host; the system resolves it to this machine.
const elsewhere = (port: number) => `smtp://mailuser:geheimes-passwort@0.0.0.0:${port}`;

test.each([
  '',
  '/?requireTLS=false&ignoreTLS=true',
])('a server on another host without STARTTLS sees neither password nor mail (%j)', async (query) => {
  database = await freshDatabase('sqlite');
  const clock = testClock();
  const plain = await startSmtp();
  const worker = testWorker(database, smtp(elsewhere(plain.port) + query), clock);
  await queueMails(database, clock);
  await worker.runOnce();
  expect([await plain.received(), plain.passwords]).toEqual([[], []]);
  await plain.kill();
  const [row] = await allRows(database);
  expect(row).toMatchObject({ state: 'pending', attempts: 1 });
  expect(row?.last_error).toMatch(/^The mail server speaks no TLS, so that nothing was sent \(setting SMTP_TLS\)/);
  expect(worker.log).toEqual(['Outbox: a mail could not be sent (ETLS); it will be retried.']);
});

test('if the setting allows it, mails are sent to another host without TLS', async () => {
  const plain = await startSmtp();
  const transport = smtp(elsewhere(plain.port), patient, 'off');
  await transport.send({ id: 'a', created_at: 0 }, plainMail({ recipient: 'x@visitor.example', data: {} }));
  expect(await plain.received()).toHaveLength(1);
  expect(plain.passwords).toEqual(['geheimes-passwort']);
  await plain.kill();
});

test('a message has its sender, the date of its cause and the headers of an automatic mail', async () => {
  database = await freshDatabase('sqlite');
  const clock = testClock();
  const rows = await queueMails(database, clock);
  clock.advance(5 * minute);
  await testWorker(database, smtp(), clock).runOnce();
  const [mail] = await deliveries(rows);
  expect(mail?.parsed.from).toEqual({ name: 'Musterwerk KI', address: 'kontakt@musterwerk-ki.example' });
  expect(mail?.parsed.date).toBe(new Date(clock.now() - 5 * minute).toISOString());
  const headers = new Map(mail?.parsed.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('auto-submitted')).toBe('auto-generated');
  expect([...headers.keys()].some((key) => key.startsWith('list-') || key === 'x-mailer')).toBe(false);
});

test('umlaut domains are addressed in their ASCII form', async () => {
  database = await freshDatabase('sqlite');
  const source = { id: 'umlaut', created_at: 0 };
  const address = 'info@bäckerei-müller.example';
  const mail = { to: { address }, replyTo: { address }, subject: 'Grüße', text: 'ä', html: 'ä', headers: {} };
  await smtp().send(source, mail);
  const [arrived] = await deliveries([source]);
  // The test server shows the Unicode form; without SMTPUTF8 the domain was sent in its ASCII form.
  expect(arrived).toMatchObject({ recipients: [address], smtpUtf8: false });
  expect(arrived?.parsed.subject).toBe('Grüße');
  expect(arrived?.source).toMatch(/^Reply-To: info@xn--bckerei-mller-bfb28a\.example\r$/m);
});
