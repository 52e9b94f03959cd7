import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { slotsPath } from '#contract/booking/booking.ts';
import { leadKinds } from '#contract/leads/registry.ts';
import { deskPaths } from '#contract/staff/desk.ts';
import { connect } from '#server/db/connection/connect.ts';
import { leadLimits } from '#server/limits/rate-limit.ts';
import { postJson } from '#tests/support/servers/post-json.ts';
import { startPostgres } from '#tests/support/servers/postgres-server.ts';
import { serveSite } from '#tests/support/servers/served-site.ts';
import { compare } from './base/findings.ts';
import { startPgBouncer } from './base/pgbouncer.ts';
import { judge, printTable, rounds, seconds, wrongOf } from './base/report.ts';
import { addAccounts, tokenOf } from './base/staff-login.ts';
import { visit } from './base/visitors.ts';

const full = 5;
const lanes = 6;
const racers = 40;
const slotsAnswer = v.object({ slots: v.array(v.string()) });
const person = { firstName: 'Erika', lastName: 'Beispiel' };

/**
 * Everything that the site does on PostgreSQL, with two processes, through PgBouncer with the shipped settings;
 * PgBouncer is also killed.
 */
export async function pgbouncerDrill(): Promise<void> {
  const server = await startPostgres();
  const bouncer = await startPgBouncer(server.url);
  const settings = { DATABASE_URL: bouncer.url, SECRET_KEY: 'a key that both of the processes have in common' };
  const sites = [await serveSite(settings), await serveSite(settings)];
  const origins = sites.map(({ origin }) => origin);
  const database = connect({ DATABASE_URL: server.url, databaseFile: '' });
  try {
    await addAccounts('', server.url);
    let turn = 0;
    const visitors = visit(() => next(origins, turn++), { lanes, run: 'pgbouncer', pause: 20 });
    await sleep(5000);
    const connections = await bouncer.connections();
    for (let time = 0; time < rounds(full); time++) {
      await bouncer.restart();
      await sleep(3000);
    }
    const results = await visitors.end();
    const race = await raceForOneTime(origins);
    const news = await newsAtTheOther(origins);
    const limited = [
      await serveSite({ ...settings, RATE_LIMIT: 'on' }),
      await serveSite({ ...settings, RATE_LIMIT: 'on' }),
    ];
    const taken = await sendUntilRefused(limited.map(({ origin }) => origin));
    for (const site of limited) await site.end();
    const findings = {
      ...(await compare(database.db, results)),
      'appointments beside the first of one time': race - 1,
      'leads above the limit, or below': Math.abs(taken - leadLimits.refuseAbove),
      'news later than 3 s': news > 3000 ? 1 : 0,
    };
    judge(findings, results.wrong);
    printTable(
      `PgBouncer killed and started ${rounds(full)} times, ${lanes} visitors at two processes.`,
      ['acknowledged', '503', 'slowest 503', 'connections: from the sites, to PostgreSQL']
        .concat([
          `booked the same slot, of ${racers}`,
          'event at the other process',
          `accepted per connection, both together`,
        ])
        .concat('wrong'),
      [
        [
          ...[results.acknowledged.size, results.unavailable, seconds(results.slowestUnavailable)],
          `${connections.clients}, ${connections.servers}`,
          ...[race, seconds(news), taken, wrongOf(findings)],
        ],
      ],
    );
  } finally {
    await database.close();
    for (const site of sites) await site.end();
    await bouncer.end();
    await server.stop();
  }
}

const next = (origins: readonly string[], at: number) => origins[at % origins.length] ?? '';

/** Many visitors request the same slot concurrently, at both processes. @returns how many got it */
async function raceForOneTime(origins: readonly string[]): Promise<number> {
  const { slots } = v.parse(slotsAnswer, await (await fetch(origins[0] + slotsPath)).json());
  const attempts = Array.from({ length: racers }, (_, at) =>
    postJson(next(origins, at) + leadKinds.booking.path, {
      ...{ ...person, email: `erika.wettlauf-${at}@beispiel-werk.example` },
      start: slots.at(-1),
    }),
  );
  return (await Promise.all(attempts)).filter(({ status }) => status === 200).length;
}

/**
 * Sends a lead to the first process while staff listen for events at the last. @returns milliseconds until they are
 * notified
 */
async function newsAtTheOther(origins: readonly string[]): Promise<number> {
  const [first = '', last = ''] = origins;
  // A session opened at one process is valid at the other.
  const headers = { authorization: `Bearer ${await tokenOf(first, 'manage')}` };
  const stream = (await fetch(last + deskPaths.events, { headers })).body?.getReader();
  const decoder = new TextDecoder();
  const began = performance.now();
  const sent = await postJson(first + leadKinds.contact.path, {
    ...{ ...person, email: 'erika.neuigkeit@beispiel-werk.example', message: 'Bitte rufen Sie an.' },
  });
  if (sent.status !== 200) throw new Error(`the new lead was answered with ${sent.status}`);
  for (let output = ''; !output.includes('"leads":true'); ) {
    const part = await stream?.read();
    if (!part || part.done) throw new Error('the event stream ended');
    output += decoder.decode(part.value);
  }
  const took = performance.now() - began;
  await stream?.cancel();
  return took;
}

/** Sends leads from one client to both processes in turn. @returns how many were accepted */
async function sendUntilRefused(origins: readonly string[]): Promise<number> {
  for (let taken = 0; ; taken++) {
    const email = `erika.grenze-${taken}@beispiel-werk.example`;
    const { status } = await postJson(next(origins, taken) + leadKinds.contact.path, {
      ...person,
      email,
      message: 'Hallo',
    });
    if (status === 429) return taken;
    if (status !== 200) throw new Error(`a lead was answered with ${status}`);
  }
}
