import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuilt } from '#server/built.ts';
import { readSettings } from '#server/env.ts';
import { startSite } from '#server/start/start-site.ts';
import { root } from '#tests/house/files.ts';
import type { Route } from '#tests/support/hostile/known.ts';
import { callsOf } from '#tests/support/hostile/requests.ts';

/** The site's own list of its calls, read from an app that serves no requests. */
export async function listCalls(): Promise<Route[]> {
  const folder = mkdtempSync(join(tmpdir(), 'drill-calls-'));
  const site = await startSite(readSettings({ DATA_DIR: folder }), {
    renderPage: async () => ({ status: 200, html: '' }),
    assetFolder: join(root, 'build/client'),
    built: readBuilt(join(root, 'build')),
    log: () => {},
  });
  const calls = callsOf(site.app.routes);
  await site.close();
  rmSync(folder, { recursive: true, force: true });
  return calls;
}
