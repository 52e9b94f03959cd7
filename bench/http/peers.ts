import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export type Peer = { origin: string; pids: readonly number[]; end: () => Promise<void> };
export type SamePage = { body: Buffer; headers: Readonly<Record<string, string>> };

/** All servers share this CPU; the load is generated on the other one. */
export const onServerCpu = ['taskset', '-c', '0'];
export const loadCpu = 1;

const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** nginx serving these bytes from a file, with the same headers. */
export function nginxFile(port: number, { body, headers }: SamePage): Promise<Peer> {
  writeFileSync(join(folder, 'page'), body);
  const added = Object.entries(headers).filter(
    ([name]) => !/^(content-(length|type)|etag|date|connection|keep-alive)$/.test(name),
  );
  const lines = added.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  return nginx(
    port,
    `root ${folder}; default_type "${headers['content-type']}"; ${lines.join(' ')} location / { try_files /page =404; }`,
  );
}

/** nginx serving a folder of static pages, compressed. */
export function nginxFolder(port: number, folder: string): Promise<Peer> {
  return nginx(
    port,
    `root ${folder}; gzip on; gzip_comp_level 6; gzip_types text/css text/javascript application/javascript image/svg+xml;
     location /_astro/ { add_header cache-control "public, max-age=31536000, immutable"; }`,
    'include /etc/nginx/mime.types;',
  );
}

/** nginx in front of a server, as in its documentation: HTTP/1.1 with keep-alive, or its default, HTTP/1.0. */
export function nginxProxy(port: number, upstream: string, version: '1.0' | '1.1'): Promise<Peer> {
  const kept =
    version === '1.1' ? 'proxy_http_version 1.1; proxy_set_header Connection "";' : 'proxy_http_version 1.0;';
  return nginx(
    port,
    `location / { proxy_pass http://site; ${kept} proxy_set_header Host $host; proxy_set_header X-Forwarded-Proto https;
     proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; }`,
    `upstream site { server ${new URL(upstream).host};${version === '1.1' ? ' keepalive 32;' : ''} }`,
  );
}

function nginx(port: number, server: string, http = ''): Promise<Peer> {
  const home = mkdtempSync(join(folder, 'nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${home};`);
  writeFileSync(
    join(home, 'nginx.conf'),
    `user root; worker_processes 1; daemon off; pid ${home}/pid; error_log ${home}/error.log;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; ${temporary.join(' ')} ${http}
  server { listen 127.0.0.1:${port}; ${server} } }`,
  );
  return started(port, ['/usr/sbin/nginx', '-c', join(home, 'nginx.conf'), '-p', home, '-e', join(home, 'error.log')]);
}

/** Caddy in front of a server, as in its documentation. */
export function caddyProxy(port: number, upstream: string): Promise<Peer> {
  const file = join(folder, `Caddyfile-${port}`);
  writeFileSync(
    file,
    `{\n admin off\n auto_https off\n log {\n output discard\n }\n}
http://127.0.0.1:${port} {\n reverse_proxy ${new URL(upstream).host} {\n trusted_proxies private_ranges\n }\n}\n`,
  );
  return started(port, ['/usr/bin/caddy', 'run', '--adapter', 'caddyfile', '--config', file]);
}

/** Runs a script of this folder with Node, with the port as its first argument. */
export function nodeScript(port: number, script: string, args: readonly string[] = []): Promise<Peer> {
  const flags = ['--disable-warning=ExperimentalWarning'];
  return started(port, [process.execPath, ...flags, join(import.meta.dirname, script), String(port), ...args]);
}

/** Writes a file for a peer. @returns its path */
export function peerFile(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function started(port: number, command: readonly string[]): Promise<Peer> {
  const [program = '', ...args] = [...onServerCpu, ...command];
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output = (output + chunk).slice(-2000)));
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100 && child.exitCode === null; tries++) {
    const answers = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (answers) return { origin, pids: [child.pid ?? 0], end: () => stopped(child) };
    await wait(100);
  }
  await stopped(child);
  throw new Error(`${command[0]} does not answer: ${output}`);
}

function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
