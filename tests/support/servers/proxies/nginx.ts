import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tests/house/files.ts';

/**
 * nginx with the shipped configuration, which logs requests and errors to `access.log` and `error.log` in its folder,
 * as Debian's does.
 * @param sites `host:port` of each process of the site
 * @param folder where it keeps its files, and where its certificate is if it uses TLS
 * @param plainPort port that redirects requests without TLS; null: no TLS, and no such port
 */
export function runNginx(
  sites: readonly string[],
  folder: string,
  port: number,
  plainPort: number | null,
): ChildProcess {
  const shipped = readFileSync(join(root, 'deploy/proxy/nginx.conf'), 'utf8');
  const processes = sites.map((site) => `server ${site} max_fails=1 fail_timeout=1s;`).join(' ');
  const named = shipped
    .replace('server 127.0.0.1:3000 max_fails=1 fail_timeout=1s;', processes)
    .replace(/listen \[::\]:.*\n/g, '\n')
    .replaceAll('/etc/ssl/website', folder)
    .replaceAll('/var/log/nginx', folder);
  const servers =
    plainPort === null
      ? named
          .replace(/server \{\s+listen 80;.*?\n\}/s, '')
          .replace(/ssl_.*\n/g, '\n')
          .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
      : named.replace('listen 443', `listen 127.0.0.1:${port}`).replace('listen 80', `listen 127.0.0.1:${plainPort}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  const file = join(folder, 'nginx.conf');
  const own = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}`;
  writeFileSync(file, `${own} http { access_log ${folder}/access.log; ${paths} ${servers} }`);
  return spawn('/usr/sbin/nginx', ['-c', file, '-e', 'stderr'], { stdio: 'ignore' });
}
