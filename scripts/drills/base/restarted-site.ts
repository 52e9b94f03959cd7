import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '#server/db/connection/connect.ts';
import { type ServedSite, serveSite } from '#tests/support/servers/served-site.ts';

/**
 * The built site on data that outlive its process, and a second connection to its database.
 * @param look URL of that database if the site's own connection may fail
 */
export async function restartedSite(
  environment: Readonly<Record<string, string>> = {},
  folder = mkdtempSync(join(tmpdir(), 'drill-')),
  look = environment.DATABASE_URL,
) {
  let site: ServedSite | null = null;
  const start = async () => {
    site = await serveSite({ DATA_DIR: folder, ...environment });
  };
  await start();
  const database: Database = connect({
    DATABASE_URL: look,
    databaseFile: join(folder, 'site.sqlite'),
  });
  return {
    folder,
    look,
    database,
    start,
    /** Origin of the site; null while it is down. */
    origin: () => site?.origin ?? null,
    pid: () => site?.pid ?? 0,
    /** What its process has printed. */
    output: () => site?.output.join('') ?? '',
    /** Kills the process immediately, in the middle of its work. */
    async kill(): Promise<void> {
      const killed = site;
      site = null;
      await killed?.kill();
      if (killed) rmSync(killed.folder, { recursive: true, force: true });
    },
    /** Ends everything. @param free releases what holds the data before their folder is deleted */
    async end(free = () => {}): Promise<void> {
      await site?.end();
      site = null;
      await database.close();
      free();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type RestartedSite = Awaited<ReturnType<typeof restartedSite>>;
