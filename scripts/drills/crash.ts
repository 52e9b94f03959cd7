import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '#tests/support/servers/postgres-server.ts';
import { compare, type Findings, mailsLeft } from './base/findings.ts';
import { judge, printTable, rounds, seconds, wrongOf } from './base/report.ts';
import { type RestartedSite, restartedSite } from './base/restarted-site.ts';
import { type VisitorResults, visit } from './base/visitors.ts';

const full = 100;
const lanes = 6;

/** The process is killed repeatedly (SIGKILL) while visitors send leads of all kinds, book and cancel. */
export async function crashDrill(): Promise<void> {
  const rows = [await onEngine('SQLite', {})];
  const server = await startPostgres();
  try {
    rows.push(await onEngine('PostgreSQL', { DATABASE_URL: server.url }));
  } finally {
    await server.stop();
  }
  printTable(
    `${rounds(full)} kills per engine, ${lanes} concurrent visitors; lost responses were requested again with the same key.`,
    [
      'engine',
      'kills',
      'acknowledged',
      'of these appointments',
      'cancelled',
      'responses lost',
      'mails sent',
      'longest start',
      'seconds',
      'wrong',
    ],
    rows,
  );
}

async function onEngine(name: string, environment: Record<string, string>): Promise<(string | number)[]> {
  const site = await restartedSite(environment);
  const began = performance.now();
  const visitors = visit(site.origin, { lanes, run: name.toLowerCase(), pause: 25 });
  let longestStart = 0;
  let worst: Findings = {};
  for (let kill = 1; kill <= rounds(full); kill++) {
    await sleep(200 + Math.random() * 1300);
    await site.kill();
    const start = performance.now();
    // Acknowledged leads are compared before the process is up again, and once more at the end.
    worst = worse(worst, await compare(site.database.db, snapshot(visitors.results)));
    await site.start();
    longestStart = Math.max(longestStart, performance.now() - start);
    if (kill % 10 === 0)
      console.log(
        `${name}: ${kill} kills, ${visitors.results.acknowledged.size} acknowledged, wrong: ${wrongOf(worst)}`,
      );
  }
  const results = await visitors.end();
  const mails = await mailsOf(site);
  worst = worse(worst, { ...(await compare(site.database.db, results)), ...mails.findings });
  judge(worst, results.wrong);
  await site.end();
  const appointments = [...results.acknowledged.values()].filter((kind) => kind === 'booking').length;
  return [
    ...[name, rounds(full), results.acknowledged.size, appointments, results.cancelled.size, results.lost, mails.sent],
    ...[seconds(longestStart), seconds(performance.now() - began), wrongOf(worst)],
  ];
}

/** Visitors continue while the database is read: only what they were told before counts. */
function snapshot(results: VisitorResults): VisitorResults {
  return {
    ...results,
    acknowledged: new Map(results.acknowledged),
    cancelled: new Set(results.cancelled),
    refused: new Set(),
  };
}

function worse(one: Findings, other: Findings): Findings {
  return Object.fromEntries(Object.entries(other).map(([what, count]) => [what, Math.max(count, one[what] ?? 0)]));
}

/** Waits until no mail is due, then checks that a file exists for each mail marked as sent. */
async function mailsOf({ database: { db }, folder }: RestartedSite): Promise<{ sent: number; findings: Findings }> {
  let left = await mailsLeft(db);
  for (const until = Date.now() + 300_000; left.due > 0 && Date.now() < until; left = await mailsLeft(db))
    await sleep(500);
  const sent = await db.selectFrom('outbox').select(['id', 'created_at']).where('state', '=', 'sent').execute();
  const missing = sent.filter(({ id, created_at }) => {
    const time = new Date(created_at).toISOString().replaceAll(':', '-');
    return !existsSync(join(folder, 'mail', `${time}-${id}.eml`));
  });
  return {
    sent: sent.length,
    findings: { 'mails never sent': left.due + left.parked, 'mails sent and not there': missing.length },
  };
}
