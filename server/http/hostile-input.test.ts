import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leadKinds } from '#contract/leads/registry.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { message } from '#tests/support/spec-message.ts';
import { signIn } from '#tests/support/staff-client.ts';

/** Requests of any kind to every call there is: what they get may be a refusal, never a failure of ours. */
const runs = { sqlite: 4000, postgres: 1000 };

/** Fields and parameters that calls know, so that what stands in them is looked at. */
const names = [
  ...new Set(Object.values(leadKinds).flatMap(({ input }) => Object.keys('entries' in input ? input.entries : {}))),
  ...['q', 'lang', 'from', 'to', 'cursor', 'limit', 'kind', 'source', 'state', 'owner', 'due', 'days', 'month', 'show'],
  ...[
    'text',
    'ids',
    'version',
    'until',
    'begins',
    'ends',
    'username',
    'password',
    'code',
    'key',
    'confirmation',
    'rule',
  ],
  ...[
    'titles',
    'abstract',
    'number',
    'name',
    'size',
    'part',
    'action',
    'about',
    'months',
    'hours',
    'reason',
    '__proto__',
  ],
];

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    '%00',
    '%ff',
    '../../etc/passwd',
    "'; drop table leads; --",
    '<script>',
    'null',
    'NaN',
  ),
  fc.constantFrom(
    'contact',
    'booking',
    'new',
    'none',
    'overdue',
    'de',
    'en',
    'true',
    '-1',
    '1e309',
    '9007199254740993',
    'wp1',
    '36',
  ),
  fc.constantFrom(
    '2026-11-24',
    '2026-11-24T09:00',
    '2026-02-30',
    '0000-00-00',
    '+275760-09-13T00:00:00.000Z',
    'a@beispiel.example',
  ),
  fc.string({ minLength: 3000, maxLength: 3000 }),
);
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.double(),
    fc.maxSafeInteger(),
    fc.boolean(),
    fc.constant(null),
    tie('list'),
    tie('map'),
  ),
  list: fc.array(tie('any'), { maxLength: 4 }),
  map: fc.dictionary(fc.constantFrom(...names), tie('any'), { maxKeys: 4 }),
})).any;
const fields = fc.dictionary(
  fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: text }),
  value,
  {
    maxKeys: 12,
  },
);
const parameters = fc.array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 5 });
const body = fc.oneof(
  // A message that would be taken, but for some of its fields.
  fields.map((given) => ({ type: 'application/json', content: JSON.stringify({ ...message, ...given }) })),
  fields.map((given) => ({ type: 'application/json', content: JSON.stringify(given) })),
  value.map((given) => ({ type: 'application/json', content: JSON.stringify(given) ?? '' })),
  parameters.map((given) => ({
    type: 'application/x-www-form-urlencoded',
    content: new URLSearchParams(given).toString(),
  })),
  text.map((content) => ({ type: 'application/json', content })),
  text.map((content) => ({ type: 'multipart/form-data; boundary=x', content })),
);

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let signedIn: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    site = await startTestSite(engine, { RATE_LIMIT: 'off' });
    signedIn = await signIn(site);
  });
  afterAll(() => site.end());

  test('no call fails at whatever it is sent', { timeout: 120_000 }, async () => {
    const calls = site.app.routes.filter(({ method, path }) => method !== 'ALL' && !path.endsWith('/*'));
    expect(calls.length).toBeGreaterThan(60);
    const request = fc.record({
      call: fc.constantFrom(...calls),
      parts: fc.array(text, { minLength: 4, maxLength: 4 }),
      parameters,
      body,
      staff: fc.boolean(),
    });
    const property = fc.asyncProperty(
      request,
      async ({ call: { method, path }, parts, parameters: query, body: sent, staff }) => {
        const left = [...parts];
        const filled = path.replace(
          /:\w+(\{[^}]*\})?/g,
          () => encodeURIComponent((left.pop() ?? '').toWellFormed()) || 'x',
        );
        const address = `http://localhost${filled}?${new URLSearchParams(query)}`;
        const answer = await site.app.request(address, {
          method,
          headers: {
            'content-type': sent.type,
            ...(staff && { authorization: `Bearer ${signedIn.token}` }),
          },
          ...(method !== 'GET' && { body: sent.content }),
        });
        await answer.body?.cancel();
        if (staff && answer.status === 401) signedIn = await signIn(site);
        expect(answer.status, `${method} ${path}`).toBeLessThan(500);
      },
    );
    await fc.assert(property, { numRuns: runs[engine], endOnFailure: true });
  });
});
