import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '#server/db/connection/connect.ts';
import { freePort } from '#tests/support/servers/free-port.ts';
import { startPostgres } from '#tests/support/servers/postgres-server.ts';
import { serveSite } from '#tests/support/servers/served-site.ts';
import { compare } from './base/findings.ts';
import { startNginx } from './base/nginx.ts';
import { judge, printTable, rounds, seconds, wrongOf } from './base/report.ts';
import { visit } from './base/visitors.ts';

const full = 10;
const lanes = 5;

/** Two processes behind nginx on one PostgreSQL are restarted in turn while visitors send leads and book. */
export async function rollingDrill(): Promise<void> {
  const server = await startPostgres();
  const ports = [await freePort(), await freePort()];
  const settings = {
    DATABASE_URL: server.url,
    SECRET_KEY: 'a key that both of the processes have in common',
    DRAIN_SECONDS: '2',
  };
  const start = (port = 0) => serveSite({ ...settings, PORT: String(port) });
  const sites = [await start(ports[0]), await start(ports[1])];
  const nginx = await startNginx(ports);
  const database = connect({ DATABASE_URL: server.url, databaseFile: '' });
  try {
    const visitors = visit(() => nginx.origin, { lanes, run: 'rolling', pause: 20 });
    for (let time = 0; time < rounds(full) * 2; time++) {
      await sleep(1500);
      const at = time % 2;
      await sites[at]?.end();
      sites[at] = await start(ports[at]);
    }
    await sleep(1000);
    const results = await visitors.end();
    const failed = { 'requests that failed': results.lost + results.unavailable };
    const findings = { ...(await compare(database.db, results)), ...failed };
    judge(findings, results.wrong);
    printTable(
      `Each of two processes ended (SIGTERM, DRAIN_SECONDS=2) and started ${rounds(full)} times, ${lanes} concurrent visitors.`,
      ['acknowledged', 'appointments refused as taken', 'slowest response', 'requests that failed', 'wrong'],
      [
        [
          results.acknowledged.size,
          results.refused.size,
          seconds(results.slowest),
          results.lost + results.unavailable,
          wrongOf(findings),
        ],
      ],
    );
  } finally {
    await database.close();
    await nginx.end();
    for (const site of sites) await site.end();
    await server.stop();
  }
}
