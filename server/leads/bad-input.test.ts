import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadKinds } from '#contract/leads/registry.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { message } from '#tests/support/spec-message.ts';

const path = leadKinds.contact.path;
let site: TestSite;
// Nothing is stored, so one site serves all cases.
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.end());

const json = { 'content-type': 'application/json' };
const cases: [string, () => Promise<Response> | Response, number, object][] = [
  ['text that is not JSON', () => site.post(path, '{"firstName":'), 400, { status: 400 }],
  [
    'bytes that are not UTF-8',
    () => site.app.request(path, { method: 'POST', headers: json, body: new Uint8Array([0x22, 0xff, 0x22]) }),
    400,
    {},
  ],
  [
    'another charset',
    () =>
      site.app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=iso-8859-1' },
        body: '{}',
      }),
    415,
    {},
  ],
  [
    'a name of invisible characters',
    () => site.post(path, { ...message, firstName: '\u200b\u200d\u3164\u115f' }),
    422,
    { errors: [{ field: 'firstName', code: 'firstName.required' }] },
  ],
  ['a JSON list', () => site.post(path, '[]'), 400, {}],
  ['JSON null', () => site.post(path, 'null'), 400, {}],
  [
    'an empty object',
    () => site.post(path, {}),
    422,
    {
      errors: [
        { field: 'firstName', code: 'firstName.required' },
        { field: 'lastName', code: 'lastName.required' },
        { field: 'email', code: 'email.required' },
      ],
    },
  ],
  [
    'blank names',
    () => site.post(path, { ...message, firstName: ' \t ', lastName: '\u2028' }),
    422,
    {
      errors: [
        { field: 'firstName', code: 'firstName.required' },
        { field: 'lastName', code: 'lastName.required' },
      ],
    },
  ],
  [
    'two addresses in one',
    () => site.post(path, { ...message, email: 'a@b.example,c@d.example' }),
    422,
    {
      errors: [{ field: 'email', code: 'email.invalid' }],
    },
  ],
  [
    'a line break in the address',
    () => site.post(path, { ...message, email: 'a@b.example\r\nBcc:c@d.example' }),
    422,
    {
      errors: [{ field: 'email', code: 'email.invalid' }],
    },
  ],
  ...['.', '\u3002', '\uff0e', '\uff61'].map((point): (typeof cases)[number] => [
    `an address with ${point} behind its domain, which would be the same mailbox once more`,
    () => site.post(path, { ...message, email: `a@b.example${point}` }),
    422,
    { errors: [{ field: 'email', code: 'email.invalid' }] },
  ]),
  [
    'a long local part',
    () => site.post(path, { ...message, email: `${'x'.repeat(250)}@b.example` }),
    422,
    {
      errors: [{ field: 'email', code: 'email.tooLong' }],
    },
  ],
  [
    'a long message',
    () => site.post(path, { ...message, message: 'x'.repeat(5001) }),
    422,
    {
      errors: [{ field: 'message', code: 'message.tooLong' }],
    },
  ],
  ['an object as name', () => site.post(path, { ...message, firstName: { $ne: '' } }), 422, {}],
  [
    'nothing selected',
    () => site.post('/api/pe-whitepaper-request', { ...message, selectedWhitepapers: [] }),
    422,
    {
      errors: [{ field: 'selectedWhitepapers', code: 'selectedWhitepapers.required' }],
    },
  ],
  [
    'a paper of the other page',
    () => site.post('/api/pe-whitepaper-request', { ...message, selectedWhitepapers: ['human-in-loop'] }),
    422,
    {
      errors: [{ field: 'selectedWhitepapers', code: 'selectedWhitepapers.unknown' }],
    },
  ],
  ['more than 64 kB', () => site.post(path, { ...message, extra: 'x'.repeat(65_536) }), 413, {}],
  [
    'plain text',
    () => site.app.request(path, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' }),
    415,
    {},
  ],
  ['no content type', () => site.app.request(path, { method: 'POST', body: new Uint8Array([1]) }), 415, {}],
  ['another method', () => site.app.request(path, { method: 'PUT', headers: json, body: '{}' }), 405, {}],
  [
    'an address of 60,000 dots',
    () => site.post(path, { ...message, email: `a@${'.'.repeat(60_000)}@` }),
    422,
    { errors: [{ field: 'email', code: 'email.tooLong' }] },
  ],
  ['a compressed body', () => site.post(path, message, { 'content-encoding': 'gzip' }), 415, {}],
  ['an unknown call', () => site.post('/api/contact/sent', message), 404, {}],
  ['an unknown call by GET', () => site.app.request('/api/nothing'), 404, {}],
];
test.each(cases)('bad input gets a clear answer and stores nothing: %s', async (_name, send, status, body) => {
  const answer = await send();
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  const problem = (await answer.json()) as Record<string, unknown>;
  expect(problem).toMatchObject({
    success: false,
    status,
    detail: expect.any(String),
    message: expect.any(String),
    ...body,
  });
  expect(JSON.stringify(problem)).not.toMatch(/at .*\.ts|node_modules/);
  expect(await site.services.database.db.selectFrom('leads').select('id').execute()).toEqual([]);
});

test('refused input is logged in the audit log by call and status, without its content', async () => {
  const { db } = site.services.database;
  const bad = { ...message, email: 'geheim@@firma.example' };
  for (let count = 0; count < 3; count++) expect((await site.post(path, bad)).status).toBe(422);
  const entries = await db.selectFrom('audit_log').selectAll().where('action', '=', 'call-refused').execute();
  const own = entries.filter(({ details }) => details.call === `POST ${path}` && details.status === 422);
  expect(own, 'the further ones of an hour are one entry with their number').toHaveLength(1);
  expect(JSON.stringify(entries)).not.toContain('geheim');
});
