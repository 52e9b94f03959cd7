import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { printLimited, quantile, timesOf } from '#bench/print.ts';
import { adminPaths, type ContactsAnswer } from '#contract/staff/contacts.ts';
import { originPaths, originRanges } from '#contract/staff/origins.ts';
import { seedDatabase } from '#scripts/seed/store.ts';
import type { Engine } from '#server/db/connection/connect.ts';
import { tokenFrom } from '#tests/support/servers/post-json.ts';
import { startPostgres } from '#tests/support/servers/postgres-server.ts';
import { serveSite } from '#tests/support/servers/served-site.ts';
import { type Ask, benchExport, benchVisitors } from './export.ts';
import { deskFilters, filters, searches } from './questions.ts';

const sizes = [10_000, 100_000, 1_000_000];
const order = { seed: 1, until: Date.UTC(2026, 10, 21) };

/**
 * Limits in milliseconds for a number of contacts, from the requirements: median and p99 (three times the median if
 * unspecified).
 */
function limits(size: number) {
  return size > 100_000
    ? { list: [100, 300], search: [100, 300], figures: [200, 600], export: 30_000 }
    : { list: [5, 15], search: [10, 30], figures: [200, 600], export: 1000 };
}

/**
 * The staff area's calls over HTTP, one after the other, at each size on both engines. SIZES=100000 measures only one
 * size.
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
    const settings = { DATABASE_URL: postgres?.url, databaseFile: join(folder, 'site.sqlite') };
    await seedDatabase(settings, { ...order, count: size });
    printLimited('seed', (performance.now() - began) / 1000, 180, 's');
    await measure(size, { DATA_DIR: folder, ...(postgres && { DATABASE_URL: postgres.url }) });
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(size: number, environment: Readonly<Record<string, string>>): Promise<void> {
  const site = await serveSite(environment);
  try {
    const token = await tokenFrom(site.origin);
    const ask: Ask = async (path, init = {}) => {
      const [, query] = path.split(`${adminPaths.contactsSearch}?`);
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers };
      const body = JSON.stringify(Object.fromEntries(new URLSearchParams(query)));
      const answer = await (query === undefined
        ? fetch(site.origin + path, { ...init, headers })
        : fetch(site.origin + adminPaths.contactsSearch, { method: 'POST', headers, body }));
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return answer;
    };
    const contacts = (query: string) => `${adminPaths.contactsSearch}?${query}`;
    const limit = limits(size);

    // Before any other request to the new process: everything that a download needs counts.
    await benchExport(site, ask, size, limit.export);
    await indexBuilt(ask);
    const [first = 0] = await timesOf(ask, [adminPaths.statistics]);
    printLimited('first question once the index is built', first, 2000, 'ms');
    // The first rounds of a new process compile.
    const rounds = (query: string) => Array.from({ length: 50 }, (_, round) => contacts(`limit=25${query}${round}`));
    await timesOf(ask, [...rounds('&q=warm'), ...rounds('&source=')]);

    const report = async (what: string, paths: string[], [median = 0, p99 = 0]: number[]) => {
      const times = await timesOf(ask, paths);
      printLimited(`${what}, median`, quantile(times, 0.5), median, 'ms', 1);
      printLimited(`${what}, p99`, quantile(times, 0.99), p99, 'ms', 1);
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
    await site.end();
  }
}

/** Waits until the server has built the search file, which the first request triggers. */
async function indexBuilt(ask: Ask): Promise<void> {
  const began = performance.now();
  while (!(await ask(adminPaths.statistics).catch(() => null))) await sleep(1000);
  printLimited('search index from nothing', (performance.now() - began) / 1000, 300, 's');
}

/** Pages that begin at twenty positions between the newest and the oldest contact. */
async function deepPages(ask: Ask, contacts: (query: string) => string): Promise<string[]> {
  const paths: string[] = [];
  for (let months = 1; months <= 20; months++) {
    const day = new Date(order.until - months * 36 * 86_400_000).toISOString().slice(0, 10);
    const { next } = (await (await ask(contacts(`limit=1&to=${day}`))).json()) as ContactsAnswer;
    for (let round = 0; next && round < 5; round++) paths.push(contacts(`limit=25&cursor=${next}`));
  }
  return paths;
}
