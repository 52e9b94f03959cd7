import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { GenericSchema } from 'valibot';
import { listCalls } from '#scripts/drills/base/calls.ts';
import { probedWithoutGc, usedBy } from '#scripts/drills/base/probed.ts';
import { addAccounts, askAs, tokenOf } from '#scripts/drills/base/staff-login.ts';
import { seedDatabase } from '#scripts/seed/store.ts';
import { fitting } from '#tests/support/hostile/from-schema.ts';
import { type Known, type Route, readKnown, wantedBy } from '#tests/support/hostile/known.ts';
import { plant } from '#tests/support/hostile/plant.ts';
import { pageRoutes } from '#tests/support/hostile/requests.ts';
import { rightValues } from '#tests/support/hostile/values.ts';
import { type ServedSite, serveSite } from '#tests/support/servers/served-site.ts';

const limit = 20;
const [warmUps, times] = [10, 30];
/** The largest inputs that are accepted: characters of a URL, bytes of a body, fields of a form, bytes of cookies. */
const largest = { target: 8000, body: 64_000, fields: 200, cookie: 6000 };

type Input = { what: string; send: (number: number) => Promise<Response> };

/**
 * CPU time of the largest input of each kind that each route reads: a different one each time, so that nothing is
 * cached.
 */
export async function benchCost(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
  await seedDatabase({ databaseFile: join(folder, 'site.sqlite') }, { count: 1000, seed: 1, until: Date.now() });
  const calls = await listCalls();
  const known = await readKnown();
  const site = await serveSite({ DATA_DIR: folder, ...probedWithoutGc });
  await addAccounts(folder);
  const ask = askAs(site.origin, 'manage');
  const ids = await plant(calls, ask);
  const costs: { what: string; status: number; cost: number }[] = [];
  for (const route of [...calls, ...pageRoutes].filter(({ path }) => !path.endsWith('/events'))) {
    const inputs = route.method === 'GET' ? [] : (await wantedBy(route, ask, known)).inputs;
    const token = route.path.startsWith('/api/admin/') ? await tokenOf(site.origin, 'manage') : null;
    for (const input of inputsOf(site, route, { inputs, known, ids, token })) costs.push(await costOf(site, input));
  }
  await site.end();
  rmSync(folder, { recursive: true, force: true });
  const dear = costs.toSorted((a, b) => b.cost - a.cost);
  const over = dear.filter(({ cost }) => cost > limit).length;
  console.log(`${costs.length} inputs, ${times} times each; ${over} cost more than ${limit} ms of a processor.`);
  console.log('| input | answer | ms |\n|---|---|---|');
  for (const { what, status, cost } of dear.slice(0, 25)) console.log(`| ${what} | ${status} | ${cost.toFixed(1)} |`);
}

async function costOf(site: ServedSite, { what, send }: Input) {
  let status = 0;
  const sendAll = async (from: number, to: number) => {
    for (let number = from; number < to; number++) {
      const answer = await send(number);
      await answer.arrayBuffer();
      status = answer.status;
    }
  };
  await sendAll(0, warmUps);
  const before = await usedBy(site);
  await sendAll(warmUps, warmUps + times);
  return { what, status, cost: ((await usedBy(site)).cpu - before.cpu) / times };
}

type Asked = { inputs: readonly GenericSchema[]; known: Known; ids: readonly string[]; token: string | null };

function inputsOf({ origin }: ServedSite, { method, path }: Route, { inputs, known, ids, token }: Asked): Input[] {
  const name = `${method} ${path}`;
  const headers = {
    cookie: `language=xx; ${long('c', largest.cookie)}`,
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const request = (target: string, more: RequestInit = {}) =>
    fetch(origin + target, { method, redirect: 'manual', ...more, headers: { ...headers, ...more.headers } });
  if (method === 'GET') {
    const query = (number: number) =>
      known.parameters
        .map(
          (one) =>
            `${one}=${encodeURIComponent(words(number, Math.floor(largest.target / known.parameters.length) - 20))}`,
        )
        .join('&');
    return [
      {
        what: `${name}, long query`,
        send: (number) => request(`${filled(path, ids, number)}?${query(number)}`.slice(0, largest.target)),
      },
      {
        what: `${name}, one long value`,
        send: (number) => request(`${filled(path, ids, number)}?q=${words(number, 7000)}&text=${number}`),
      },
    ];
  }
  const bodies = fc.sample(
    fc.oneof(...inputs.map((input) => fitting(input, [...rightValues, ...ids, ...longValues]))),
    { numRuns: warmUps + times, seed: 1 },
  );
  const json = (number: number) => {
    const fields = Object.assign({}, bodies[number]);
    const room = largest.body - JSON.stringify(fields).length;
    return JSON.stringify({ ...fields, [`more${number}`]: words(number, Math.max(0, room)) });
  };
  const form = (number: number) => {
    const each = Math.floor(largest.body / largest.fields) - 12;
    return Array.from(
      { length: largest.fields - 1 },
      (_, at) => `${known.fields[at] ?? `f${at}`}=${encodeURIComponent(words(number + at, each / 2)).slice(0, each)}`,
    ).join('&');
  };
  const sent = (type: string, body: (number: number) => string) => (number: number) =>
    request(filled(path, ids, number), { body: body(number), headers: { 'content-type': type } });
  return [
    { what: `${name}, JSON of 64 kB`, send: sent('application/json', json) },
    { what: `${name}, form of 64 kB`, send: sent('application/x-www-form-urlencoded', form) },
  ];
}

const longValues = [60, 100, 200, 254, 300, 1000, 1200, 2000, 5000].map((length) => words(length, length));

/** A text of this length, of words that occur for no other number. */
function words(number: number, length: number): string {
  const word = (at: number) => `${((number * 7919 + at * 104_729) % 1_679_616).toString(36)}ä`;
  return Array.from({ length: Math.ceil(length / 4) }, (_, at) => word(at))
    .join(' ')
    .slice(0, length);
}

function long(letter: string, length: number): string {
  return letter.repeat(length);
}

function filled(path: string, ids: readonly string[], number: number): string {
  return path.replace(/:\w+(\{[^}]*\})?/g, () => encodeURIComponent(ids[number % ids.length] ?? 'x'));
}
