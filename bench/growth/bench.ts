import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Engine } from '#server/db/connection/connect.ts';
import { root } from '#tests/house/files.ts';
import { startPostgres } from '#tests/support/servers/postgres-server.ts';
import { type Costs, costsOn } from './costs.ts';
import { type Growing, growing } from './fill.ts';
import { plot } from './plot.ts';

export type Line = { title: string; points: { size: number; costs: Costs }[] };

const steps: readonly { what: Growing; engine: Engine; sizes: readonly number[] }[] = [
  { what: 'leads', engine: 'sqlite', sizes: [1000, 10_000, 100_000, 1_000_000] },
  { what: 'leads', engine: 'postgres', sizes: [1000, 10_000, 100_000, 1_000_000] },
  { what: 'papers', engine: 'sqlite', sizes: [36, 500, 5000] },
  { what: 'mails that wait', engine: 'sqlite', sizes: [100, 10_000, 100_000] },
  { what: 'subscribers', engine: 'sqlite', sizes: [1000, 100_000, 1_000_000] },
];

/**
 * Costs of visitors' paths and of the staff list as data grow: a table, and docs/growth.svg. MOST=100000 skips larger
 * sizes, ONLY=leads other lines; with either, the file is not written.
 */
export async function benchGrowth(): Promise<void> {
  const { MOST, ONLY } = process.env;
  const most = Number(MOST) || Number.POSITIVE_INFINITY;
  const lines: Line[] = [];
  for (const { what, engine, sizes } of steps) {
    const line: Line = { title: engine === 'postgres' ? `${what}, PostgreSQL` : what, points: [] };
    if (ONLY && ONLY !== line.title) continue;
    for (const size of sizes.filter((one) => one <= most)) {
      line.points.push({ size, costs: await measure(what, engine, size) });
      console.log(row(line.title, line));
    }
    if (line.points.length > 0) lines.push(line);
  }
  const names = Object.keys(lines[0]?.points[0]?.costs ?? {});
  console.log(`\nLoad ${loadavg()[1]?.toFixed(1)} at the end.\n\n| what grows | size | ${names.join(' | ')} |`);
  console.log(`|---|---|${names.map(() => '---').join('|')}|`);
  for (const { title, points } of lines) {
    for (let at = 1; at <= points.length; at++) console.log(row(title, { title, points: points.slice(0, at) }));
  }
  if (!MOST && !ONLY) writeFileSync(join(root, 'docs/growth.svg'), plot(lines));
}

/** The last size of a line: milliseconds, and their ratio to the first size. */
function row(title: string, { points }: Line): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const cells = Object.entries(last.costs).map(([name, cost]) => {
    const ratio = cost / first.costs[name as keyof Costs];
    return last === first ? cost.toFixed(2) : `${cost.toFixed(2)} (${ratio.toFixed(1)})`;
  });
  return `| ${title} | ${last.size.toLocaleString('en')} | ${cells.join(' | ')} |`;
}

async function measure(what: Growing, engine: Engine, size: number): Promise<Costs> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-growth-'));
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  try {
    await growing[what]({ DATABASE_URL: postgres?.url, databaseFile: join(folder, 'site.sqlite') }, size);
    if (postgres) await tidy(postgres.url);
    return await costsOn({ DATA_DIR: folder, ...(postgres && { DATABASE_URL: postgres.url }) }, postgres?.pid());
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * What PostgreSQL would otherwise do in the background after so many inserts, which must not count as the cost of a
 * request.
 */
async function tidy(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
}
