import pg from 'pg';
import { startPostgres } from '#tests/support/servers/postgres-server.ts';
import { startTcpProxy } from '#tests/support/servers/proxies/tcp-proxy.ts';
import { askedCell, type Outage, runOutage } from './base/outage.ts';
import { judge, printTable, rounds, seconds, wrongOf } from './base/report.ts';
import { type RestartedSite, restartedSite } from './base/restarted-site.ts';

const full = 5;

/** PostgreSQL is unavailable, drops packets, rejects writes, closes connections: each for a while, under load. */
export async function postgresDrill(): Promise<void> {
  const server = await startPostgres();
  const proxy = await startTcpProxy(server.url);
  const order = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  const readOnly = (on: boolean) =>
    order(`alter system set default_transaction_read_only = ${on ? 'on' : 'off'}`, 'select pg_reload_conf()');
  let ending: NodeJS.Timeout | undefined;
  const endConnections = () =>
    order(
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
    );
  const troubles: Outage[] = [
    { name: 'stopped', begin: server.halt, end: server.resume },
    { name: 'drops packets', begin: proxy.swallow, end: proxy.forward },
    { name: 'read-only', begin: () => readOnly(true), end: () => readOnly(false) },
    {
      name: 'closes connections',
      begin: () => {
        ending = setInterval(() => void endConnections(), 500);
      },
      end: () => clearInterval(ending),
    },
  ];
  const rows: (string | number)[][] = [];
  const site = await restartedSite({ DATABASE_URL: proxy.url }, undefined, server.url);
  try {
    for (const trouble of troubles) rows.push(await row(site, trouble));
  } finally {
    await site.end();
    await proxy.end();
    await server.stop();
  }
  printTable(
    `Each ${rounds(full)} times for eight seconds, while five visitors sent all kinds of leads.`,
    [
      'PostgreSQL',
      'acknowledged',
      'of these during the failure',
      '503',
      'slowest 503',
      'other responses',
      'slowest of these',
      'recovered after',
      'wrong',
    ],
    rows,
  );
}

async function row(site: RestartedSite, trouble: Outage): Promise<(string | number)[]> {
  const { results, findings, ...outcome } = await runOutage(site, trouble, rounds(full));
  judge(findings, results.wrong);
  console.log(`${trouble.name}: ${askedCell(outcome.asked)}; wrong: ${wrongOf(findings)}`);
  return [
    ...[
      trouble.name,
      results.acknowledged.size,
      outcome.takenWithin,
      results.unavailable,
      seconds(results.slowestUnavailable),
    ],
    ...[askedCell(outcome.asked), seconds(outcome.slowestAsked), seconds(outcome.slowestRecovery), wrongOf(findings)],
  ];
}
