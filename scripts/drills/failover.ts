import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { connect } from '#server/db/connection/connect.ts';
import { startPostgres } from '#tests/support/servers/postgres-server.ts';
import { startTcpProxy } from '#tests/support/servers/proxies/tcp-proxy.ts';
import { serveSite } from '#tests/support/servers/served-site.ts';
import { compare } from './base/findings.ts';
import { judge, printTable, rounds, seconds, wrongOf } from './base/report.ts';
import { type VisitorResults, visit } from './base/visitors.ts';

const full = 3;
const lanes = 5;
/** Milliseconds that an operator takes to notice and decide. */
const decision = 3000;

const waits = ['synchronous_standby_names=*', 'synchronous_commit=on'];
/**
 * Whether the primary waits for the replica before acknowledging a commit (`options`), and for how many milliseconds
 * before the kill the replica is cut off (`cut`).
 */
const ways: readonly Way[] = [
  { name: 'waits for its replica', options: waits, cut: 0 },
  { name: 'waits, cut off from it for 2 s', options: waits, cut: 2000 },
  { name: 'waits, cut off from it for 8 s', options: waits, cut: 8000 },
  { name: 'does not wait', options: [], cut: 0, mayLose: true },
  { name: 'does not wait, cut off for 2 s', options: [], cut: 2000, mayLose: true },
];
type Way = { name: string; options: readonly string[]; cut: number; mayLose?: true };

/** The primary is killed while visitors send leads to two processes that know both hosts; the replica takes over. */
export async function failoverDrill(): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const way of ways) rows.push(await row(way));
  printTable(
    `${rounds(full)} pairs of primary and replica each, ${lanes} visitors at two processes; promoted ${seconds(decision)} after the kill.`,
    ['the primary', 'acknowledged', '503', 'slowest 503', 'recovered after promotion', 'lost', 'wrong'],
    rows,
  );
}

async function row(way: Way): Promise<(string | number)[]> {
  const { name, mayLose } = way;
  const all = { acknowledged: 0, unavailable: 0, slowest: 0, recovery: 0, lost: 0, wrong: new Set<string>() };
  for (let time = 0; time < rounds(full); time++) {
    const { results, recovery, findings } = await takeOver(way, `${name.replace(/\W+/g, '-')}-${time}`);
    if (mayLose) {
      // A lost lead takes everything that followed from it along.
      all.lost += findings['acknowledged and not there'] ?? 0;
      for (const what of ['acknowledged and not there', 'acknowledged without its mail', 'cancelled and still booked'])
        findings[what] = 0;
      findings['other answers'] = results.wrong.filter((answer) => answer !== '404 cancelling').length;
    }
    judge(findings, results.wrong);
    all.acknowledged += results.acknowledged.size;
    all.unavailable += results.unavailable;
    all.slowest = Math.max(all.slowest, results.slowestUnavailable);
    all.recovery = Math.max(all.recovery, recovery);
    all.wrong.add(wrongOf(findings));
    console.log(`${name}, ${time + 1}: recovered after ${seconds(recovery)}, wrong: ${wrongOf(findings)}`);
  }
  const numbers = [all.acknowledged, all.unavailable, seconds(all.slowest), seconds(all.recovery), all.lost];
  return [name, ...numbers, [...all.wrong].join('; ')];
}

async function takeOver({ options, cut }: Way, run: string) {
  const primary = await startPostgres(options);
  const between = await startTcpProxy(primary.url);
  const replica = await startPostgres([], { url: between.url, data: primary.data });
  const hosts = `${new URL(primary.url).host},${new URL(replica.url).host}`;
  const DATABASE_URL = primary.url.replace(new URL(primary.url).host, hosts);
  const settings = { DATABASE_URL, SECRET_KEY: 'a key that both of the processes have in common' };
  const sites = [await serveSite(settings), await serveSite(settings)];
  const database = connect({ DATABASE_URL: replica.url, databaseFile: '' });
  try {
    let turn = 0;
    const visitors = visit(() => sites[turn++ % sites.length]?.origin ?? null, { lanes, run, pause: 20 });
    await sleep(3000);
    if (cut > 0) between.swallow();
    await sleep(cut);
    await primary.kill();
    await sleep(decision);
    const known = visitors.results.acknowledged.size;
    const promoted = performance.now();
    await promote(replica.url);
    while (visitors.results.acknowledged.size === known && performance.now() - promoted < 60_000) await sleep(20);
    const recovery = performance.now() - promoted;
    await sleep(3000);
    const results: VisitorResults = await visitors.end();
    return { results, recovery, findings: await compare(database.db, results) };
  } finally {
    await database.close();
    for (const site of sites) await site.end();
    await primary.stop();
    await replica.stop();
    await between.end();
  }
}

async function promote(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('select pg_promote()');
  await client.end();
}
