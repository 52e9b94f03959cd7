import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median, print } from './print.ts';
import { startServer } from './server.ts';
import { wrk } from './wrk.ts';

const port = 18_080;

/** The cached home page against nginx that serves the very same (brotli) bytes from disk, each alone on one core. */
export async function benchHtml(): Promise<void> {
  const site = await startServer({ cpu: 0 });
  const headers = {
    'accept-encoding': 'br',
    'accept-language': 'de-DE',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0',
  };
  await fetch(site.origin, { headers });
  // The best compression follows in the background; both servers then send the same bytes.
  await wait(1500);
  const bytes = await rawBody(`${site.origin}/`, headers);
  const nginx = await startNginx(bytes);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < 3; round++) {
    ours.push(wrk(`${site.origin}/`, { seconds: 4, connections: 32, cpu: 1, headers }).requestsPerSecond);
    theirs.push(wrk(`http://127.0.0.1:${port}/index.html`, { seconds: 4, connections: 32, cpu: 1 }).requestsPerSecond);
  }
  nginx.stop();
  await site.stop();
  print(
    'cached HTML, one core',
    `${Math.round(median(ours))}/s`,
    median(ours) / median(theirs),
    `nginx, same ${bytes.byteLength} bytes (${Math.round(median(theirs))}/s; wanted 0.50)`,
  );
}

/** The body as sent, not decoded. */
async function rawBody(url: string, headers: Record<string, string>): Promise<Buffer> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}

async function startNginx(bytes: Buffer): Promise<{ stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  mkdirSync(join(folder, 'html'));
  writeFileSync(join(folder, 'html/index.html'), bytes);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `user root; worker_processes 1; worker_cpu_affinity 01; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; client_body_temp_path ${folder}; proxy_temp_path ${folder};
  fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { listen 127.0.0.1:${port}; root ${folder}/html; default_type text/html; } }`,
  );
  const nginx = spawn('/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
  await wait(500);
  return {
    stop: () => {
      nginx.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
