import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/servers/free-port.ts';
import { runNginx } from '#tests/support/servers/proxies/nginx.ts';

/** nginx as shipped, but without TLS, in front of several processes of the site on these ports. */
export async function startNginx(ports: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'drill-nginx-'));
  const port = await freePort();
  const sites = ports.map((one) => `127.0.0.1:${one}`);
  const nginx = runNginx(sites, folder, port, null);
  return {
    origin: `http://127.0.0.1:${port}`,
    async end(): Promise<void> {
      const ended = new Promise((resolve) => nginx.once('exit', resolve));
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
