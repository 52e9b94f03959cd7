import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { adminPaths, type ContactsAnswer } from '#contract/staff/contacts.ts';
import { originPaths, originRanges } from '#contract/staff/origins.ts';
import { storeSamples } from '#scripts/seed/store.ts';
import { connect, type Engine, migrate } from '#server/db/connection/connect.ts';
import { startPostgres } from '#tests/support/servers/postgres-server.ts';
import { print } from './print.ts';
import { startServer } from './server.ts';
import { benchExport, benchVisitors } from './staff-export.ts';
import { deskFilters, filters, searches } from './staff-questions.ts';
import { type Ask, quantile, timesOf } from './staff-times.ts';

const sizes = [10_000, 100_000, 1_000_000];
const order = { seed: 1, until: Date.UTC(2026, 10, 21) };

/**
 * Milliseconds that the order allows for so many contacts: median, and p99 (three times the median where it names
 * none).
 */
function limits(size: number) {
  return size > 100_000
    ? { list: [100, 300], search: [100, 300], figures: [200, 600], export: 30_000 }
    : { list: [5, 15], search: [10, 30], figures: [200, 600], export: 1000 };
}

/**
 * The staff area's calls over HTTP, one after the other, at each size on both engines. SIZES=100000 measures one size
 * alone.
 */
export async function benchStaff(): Promise<void> {
  const asked = process.env.SIZES?.split(',').map(Number) ?? sizes;
  for (const engine of ['sqlite', 'postgres'] as const) {
    for (const size of asked) await benchSize(engine, size);
  }
}

async function benchSize(engine: Engine, size: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  try {
    console.log(`\n${size.toLocaleString('en')} contacts, ${engine}`);
    const began = performance.now();
    const database = { DATABASE_URL: postgres?.url, databaseFile: join(folder, 'site.sqlite') };
    await seed(database, size);
    const seconds = (performance.now() - began) / 1000;
    print('seed', `${seconds.toFixed(0)} s`, seconds / 180, 'limit 180 s');
    await measure(size, { folder, ...(postgres && { databaseUrl: postgres.url }) });
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type DatabaseSettings = Parameters<typeof connect>[0];

async function seed(settings: DatabaseSettings, count: number): Promise<void> {
  const database = connect(settings);
  await migrate(database);
  await storeSamples({ db: database.patient, engine: database.engine }, { ...order, count });
  await database.close();
}

async function measure(size: number, place: { folder: string; databaseUrl?: string }): Promise<void> {
  const site = await startServer(place);
  try {
    const login = await fetch(site.origin + adminPaths.login, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'bench', password: 'bench-password' }),
    });
    const { token } = (await login.json()) as { token: string };
    const ask: Ask = async (path, init = {}) => {
      const answer = await fetch(site.origin + path, {
        ...init,
        headers: { authorization: `Bearer ${token}`, ...init.headers },
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return answer;
    };
    const contacts = (query: string) => `${adminPaths.contacts}?${query}`;
    const limit = limits(size);

    // Before anything else was asked of the new process: all that a download needs counts.
    await benchExport(site, ask, size, limit.export);
    await indexBuilt(ask);
    const [first = 0] = await timesOf(ask, [adminPaths.statistics]);
    print('first question once the index is built', `${first.toFixed(0)} ms`, first / 2000, 'limit 2000 ms');
    // The first rounds of a new process compile.
    const rounds = (query: string) => Array.from({ length: 50 }, (_, round) => contacts(`limit=25${query}${round}`));
    await timesOf(ask, [...rounds('&q=warm'), ...rounds('&source=')]);

    const report = async (what: string, paths: string[], [median = 0, p99 = 0]: number[]) => {
      const times = await timesOf(ask, paths);
      print(
        `${what}, median`,
        `${quantile(times, 0.5).toFixed(1)} ms`,
        quantile(times, 0.5) / median,
        `limit ${median} ms`,
      );
      print(`${what}, p99`, `${quantile(times, 0.99).toFixed(1)} ms`, quantile(times, 0.99) / p99, `limit ${p99} ms`);
    };
    await report('newest 25', Array(100).fill(contacts('limit=25')), limit.list);
    await report('first page of 100', Array(100).fill(contacts('')), size > 100_000 ? limit.list : limit.search);
    await report('deep pages of 25', await deepPages(ask, contacts), limit.list);
    await report(
      'filters',
      filters().map((query) => contacts(`limit=25&${query}`)),
      size > 100_000 ? limit.list : limit.search,
    );
    await report(
      'searches',
      searches().map((query) => contacts(`limit=25&${query}`)),
      limit.search,
    );
    await report(
      'filters of the desk',
      deskFilters().map((query) => contacts(`limit=25&${query}`)),
      size > 100_000 ? limit.list : limit.search,
    );
    await report('figures', Array(50).fill(adminPaths.statistics), limit.figures);
    for (const days of originRanges) {
      await report(`charts of ${days} days`, Array(20).fill(`${originPaths.staff}?days=${days}`), limit.figures);
    }
    await benchVisitors(site, () =>
      timesOf(
        ask,
        searches().map((query) => contacts(`limit=25&${query}&to=2026-11-20`)),
      ),
    );
  } finally {
    await site.stop();
  }
}

/** Waits until the server has made the file in which leads are searched, which the first question begins. */
async function indexBuilt(ask: Ask): Promise<void> {
  const began = performance.now();
  while (!(await ask(adminPaths.statistics).catch(() => null))) await sleep(1000);
  const seconds = (performance.now() - began) / 1000;
  print('search index from nothing', `${seconds.toFixed(0)} s`, seconds / 300, 'limit 300 s');
}

/** Pages that begin at twenty places between the newest and the oldest contact. */
async function deepPages(ask: Ask, contacts: (query: string) => string): Promise<string[]> {
  const paths: string[] = [];
  for (let months = 1; months <= 20; months++) {
    const day = new Date(order.until - months * 36 * 86_400_000).toISOString().slice(0, 10);
    const { next } = (await (await ask(contacts(`limit=1&to=${day}`))).json()) as ContactsAnswer;
    for (let round = 0; next && round < 5; round++) paths.push(contacts(`limit=25&cursor=${next}`));
  }
  return paths;
}
