import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#tests/support/servers/postgres-server.ts';
import { askedCell, runOutage } from './base/outage.ts';
import { judge, printTable, rounds, seconds, wrongOf } from './base/report.ts';
import { restartedSite } from './base/restarted-site.ts';

const full = 5;
const size = '256m';

/** The disk of DATA_DIR is full: with the embedded database on it, or only with mails and the search file. */
export async function diskDrill(): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error('Mounting the small disk requires root on Linux.');
  const rows = [await onDisk('database, mails, search file (SQLite)', {})];
  const server = await startPostgres();
  try {
    rows.push(await onDisk('mails, search file (PostgreSQL elsewhere)', { DATABASE_URL: server.url }));
  } finally {
    await server.stop();
  }
  printTable(
    `A disk of ${size} in memory, filled ${rounds(full)} times for eight seconds, while five visitors sent all kinds of leads.`,
    [
      'on the full disk',
      'acknowledged',
      'of these while full',
      '503',
      'slowest 503',
      'other responses',
      'slowest of these',
      'recovered after',
      'mails sent',
      'wrong',
    ],
    rows,
  );
}

async function onDisk(name: string, environment: Record<string, string>): Promise<(string | number)[]> {
  const folder = mkdtempSync(join(tmpdir(), 'drill-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
  const filler = join(folder, 'filler');
  const site = await restartedSite(environment, folder);
  const outcome = await runOutage(
    site,
    { name: environment.DATABASE_URL ? 'disk-pg' : 'disk', begin: () => fill(filler), end: () => rmSync(filler) },
    rounds(full),
  ).finally(() => site.end(() => execFileSync('umount', [folder])));
  const { results, findings, mails } = outcome;
  judge(findings, results.wrong);
  return [
    ...[name, results.acknowledged.size, outcome.takenWithin, results.unavailable, seconds(results.slowestUnavailable)],
    ...[askedCell(outcome.asked), seconds(outcome.slowestAsked), seconds(outcome.slowestRecovery), mails.sent],
    wrongOf(findings),
  ];
}

/** Writes until the disk is full. */
function fill(file: string): void {
  const filler = openSync(file, 'w');
  try {
    for (let bytes = 1 << 20; bytes >= 1; bytes = bytes / 2) {
      try {
        for (;;) if (writeSync(filler, Buffer.alloc(bytes)) < bytes) break;
      } catch {}
    }
  } finally {
    closeSync(filler);
  }
}
