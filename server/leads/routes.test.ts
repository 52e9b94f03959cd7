import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, test } from 'vitest';
import { leadKinds } from '#contract/leads/registry.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { message } from '#tests/support/spec-message.ts';

let site: TestSite;
afterEach(() => site.end());

const path = leadKinds.contact.path;
const key = (value: string) => ({ 'idempotency-key': value });
const leads = () => site.services.database.db.selectFrom('leads').selectAll().orderBy('id').execute();
const mails = () => site.services.database.db.selectFrom('outbox').selectAll().orderBy('id').execute();

describe.each(engines)('on %s', (engine) => {
  test('a message is stored with its source and its mails before the visitor sees success', async () => {
    site = await startTestSite(engine);
    const answer = await site.post(path, message);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      success: true,
      message: expect.stringContaining('24\u00a0Stunden, an Werktagen'),
    });
    const [lead, ...others] = await leads();
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      kind: 'contact',
      first_name: 'Änne',
      last_name: 'Großmann',
      email: message.email,
      message: message.message,
      page_source: 'KI-Plattform',
      button_context: 'AIWizz Demo',
      button_text: 'AIWizz Demo buchen',
      language: 'de',
      spam_signals: [],
    });
    const stored = await mails();
    expect(stored.map(({ template, recipient }) => [template, recipient]).sort()).toEqual([
      ['lead-notification', site.services.company.mail.to],
      ['lead-receipt', message.email],
    ]);
  });

  test('a double click, a retry and a lost response result in one lead', async () => {
    site = await startTestSite(engine);
    const answers = await Promise.all(Array.from({ length: 30 }, () => site.post(path, message, key('same'))));
    answers.push(await site.post(path, { ...message, timestamp: '2026-11-21T08:13:00.000Z', elapsed: 9 }, key('same')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await leads()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  test('the same key with changed content makes a second lead that refers to the first', async () => {
    site = await startTestSite(engine);
    await site.post(path, message, key('edited'));
    await site.post(path, { ...message, message: 'Doch lieber telefonisch.' }, key('edited'));
    const [first, second] = await leads();
    expect(second).toMatchObject({ message: 'Doch lieber telefonisch.', follows_id: first?.id });
    expect(first?.follows_id).toBeNull();
  });

  test('the same key for two kinds of form makes two leads', async () => {
    site = await startTestSite(engine);
    await site.post(path, message, key('shared'));
    const { firstName, lastName, email } = message;
    await site.post(leadKinds.investor.path, { firstName, lastName, email, company: 'Muster Kapital' }, key('shared'));
    expect((await leads()).map(({ kind }) => kind)).toEqual(['contact', 'investor']);
  });

  test('every kind of lead accepts the JSON of the spec and is stored', async () => {
    site = await startTestSite(engine);
    const person = { firstName: 'Ewa', lastName: 'Nowicka', email: 'ewa@przyklad.example' };
    const calls: [string, object][] = [
      ['/api/contact/send', message],
      ['/api/newsletter/ki-radar', person],
      ['/api/newsletter/general', { ...person, interests: ['AI Use Cases', 'Technology', 'Innovation'] }],
      [
        '/api/newsletter/investor',
        { ...person, company: 'K', investmentFocus: 'AI Startups', investmentStage: 'Early Stage' },
      ],
      ['/api/leads/whitepaper', { ...person, company: null, whitePaperId: '7', whitePaperTitle: 'x' }],
      [
        '/api/pe-whitepaper-request',
        {
          ...person,
          phone: '',
          selectedWhitepapers: ['cost-reduction', 'buy-build'],
          pageSource: 'Private Equity Whitepaper Landing',
          buttonContext: 'PE Whitepaper Download',
        },
      ],
      ['/api/org-whitepaper-request', { ...person, selectedWhitepapers: ['human-in-loop'] }],
    ];
    for (const [call, body] of calls) expect([call, (await site.post(call, body)).status]).toEqual([call, 200]);
    const stored = await leads();
    expect(stored.map((lead) => [lead.kind, lead.page_source, lead.button_context])).toEqual([
      ['contact', 'KI-Plattform', 'AIWizz Demo'],
      ['investor', 'Spin-offs', 'Investorenanfrage'],
      ['white-paper', 'Wissenscenter', 'White Paper'],
      ['private-equity-request', 'Private Equity Whitepaper Landing', 'PE Whitepaper Download'],
      ['organisation-request', 'KI Organisation Whitepaper Landing', 'KI Organisation Whitepaper Download'],
    ]);
    expect(stored.slice(3).map(({ details }) => details)).toEqual([
      {
        'White Papers':
          'Kosten: Verwaltung im Portfolio bündeln und automatisieren; Buy-and-Build: Zukäufe prüfen und eingliedern',
      },
      { 'White Papers': 'Human in the Loop: Wo ein Mensch prüfen muss' },
    ]);
    const signups = await site.services.database.db
      .selectFrom('newsletter_signups')
      .selectAll()
      .orderBy('id')
      .execute();
    expect(signups.map(({ kind, state, page_source }) => [kind, state, page_source])).toEqual([
      ['newsletter-radar', 'pending', 'Wissenscenter'],
      ['newsletter-general', 'pending', 'KI-Fallstudien'],
    ]);
  });

  test('a database that cannot write results in 503, stores nothing partially, and accepts the retry', async () => {
    site = await startTestSite(engine);
    const { db } = site.services.database;
    await db.schema.alterTable('outbox').renameTo('outbox_away').execute();
    const answer = await site.post(path, message, key('broken'));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(await answer.json()).toMatchObject({ success: false, status: 503 });
    expect(await leads()).toEqual([]);
    await db.schema.alterTable('outbox_away').renameTo('outbox').execute();
    expect((await site.post(path, message, key('broken'))).status).toBe(200);
    expect(await leads()).toHaveLength(1);
  });

  test('hostile text is stored as text, without control characters that a database or mail header cannot hold', async () => {
    site = await startTestSite(engine);
    const hostile = {
      ...message,
      firstName: 'Eve\r\nBcc: all@victims.example',
      lastName: `'); drop table leads;--`,
      message: 'a\u0000b\ud800c <script>alert(1)</script>\r\nnext',
    };
    expect((await site.post(path, hostile)).status).toBe(200);
    expect((await leads())[0]).toMatchObject({
      first_name: 'Eve Bcc: all@victims.example',
      last_name: `'); drop table leads;--`,
      message: 'ab\ufffdc <script>alert(1)</script>\nnext',
    });
  });
});

test('an unknown white paper is refused by name and nothing is stored', async () => {
  site = await startTestSite();
  const answer = await site.post('/api/leads/whitepaper', { ...message, whitePaperId: '99' });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errors: [{ field: 'whitePaperId', code: 'whitePaperId.unknown' }] });
  expect(await leads()).toEqual([]);
});

test('spam signals mark a lead and never drop it, and nobody’s mailbox is flooded', async () => {
  site = await startTestSite();
  await site.post(path, { ...message, website: 'https://spam.example', elapsed: 300 });
  const [lead] = await leads();
  expect(lead?.spam_signals).toEqual(['honeypot', 'fast']);
  expect((await mails()).map(({ template }) => template)).toEqual(['lead-notification']);
});

test('an address pasted with invisible characters is stored without them', async () => {
  site = await startTestSite();
  expect((await site.post(path, { ...message, email: '\u202emia@muster.example\u200b ' })).status).toBe(200);
  expect((await leads())[0]?.email).toBe('mia@muster.example');
});

test('a repeated submission does not count towards the limit, and a language change does not make a new lead', async () => {
  site = await startTestSite();
  for (let count = 0; count < 70; count++) {
    const repeated = { ...message, language: count % 2 ? 'de' : 'en', pageUrl: `https://site.example/${count}` };
    expect((await site.post(path, repeated, key('repeated'))).status).toBe(200);
  }
  expect(await leads()).toHaveLength(1);
});

test('while another process holds the database for a moment, a lead waits and is stored', async () => {
  site = await startTestSite();
  const other = new DatabaseSync(site.services.settings.databaseFile);
  other.exec('begin immediate');
  const answer = site.post(path, message);
  // Meanwhile the event loop is not blocked: pages are answered.
  expect((await site.app.request('/api/geo')).status).toBe(200);
  other.exec('rollback');
  other.close();
  expect((await answer).status).toBe(200);
  expect(await leads()).toHaveLength(1);
});

test('many leads from one address are marked, very many are refused with the time to wait, and other addresses are not affected', async () => {
  site = await startTestSite('sqlite', { TRUST_PROXY: '0.0.0.0/0' });
  const statuses: number[] = [];
  for (let count = 0; count < 61; count++) {
    const answer = await site.post(path, { ...message, message: `Nr. ${count}` });
    statuses.push(answer.status);
    if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
  const marked = (await leads()).filter(({ spam_signals }) => spam_signals.includes('rate'));
  expect(marked).toHaveLength(50);
});
