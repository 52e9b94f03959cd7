import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { root } from '#tests/house/files.ts';
import { freePort } from '#tests/support/servers/free-port.ts';
import { printTable } from './base/report.ts';

/** Bytes that an image may hold, Debian's own files left out. */
const most = 200_000_000;
const user = '1000:1000';

/**
 * The Dockerfile's last stage without an engine: an empty root that can only be read, Node with its libraries, the
 * artefact, and its own command and health check as a user without rights or names. Takes root on Linux, and binutils.
 */
export async function imageDrill(): Promise<void> {
  const place = mkdtempSync(join(tmpdir(), 'drill-image-'));
  const port = await freePort();
  try {
    const mount = furnish(place);
    const variables = ['NODE_ENV=production', 'HOST=127.0.0.1', 'DATA_DIR=/data', `PORT=${port}`, 'PATH=/usr/bin'];
    const inside = ['env', '-i', ...variables, '/usr/sbin/chroot', `--userspec=${user}`, mount, ...commandOf('CMD')];
    const site = execFileSync('sh', ['-c', '"$@" >"$0" 2>&1 & echo $!', join(place, 'log'), ...bare, ...inside]);
    const pid = Number(site.toString());
    const check = [
      'env',
      '-i',
      ...variables,
      '/usr/sbin/chroot',
      `--userspec=${user}`,
      mount,
      ...commandOf('HEALTHCHECK'),
    ];
    const healthy = await until(() => spawnSync(bare[0], [...bare.slice(1), ...check]).status === 0);
    const page = healthy ? (await fetch(`http://127.0.0.1:${port}/`)).status : 0;
    const written = tried(mount, `require('fs').writeFileSync('/site/x', '')`);
    const kept = tried(mount, `require('fs').writeFileSync('/data/x', '')`);
    process.kill(pid);
    const ended = await until(() => spawnSync('kill', ['-0', String(pid)]).status !== 0);
    const engine = tried(mount, `require('/site/typesetting/typst.node')`);
    const size = bytesOf(join(mount, 'usr/bin')) + bytesOf(join(mount, 'site'));
    printTable(
      'Read-only root of Node, its libraries and the artefact; no rights, no shell, nobody in /etc/passwd.',
      columns,
      [
        [
          ...[said(healthy), page, said(engine === 0), said(written !== 0), said(kept === 0), said(ended)],
          `${Math.round(size / 1e6)} MB of ${most / 1e6}`,
        ],
      ],
    );
    if (healthy && page === 200 && engine === 0 && written !== 0 && kept === 0 && ended && size < most) return;
    process.exitCode = 1;
    console.error(readFileSync(join(place, 'log'), 'utf8'));
  } catch (error) {
    console.error(readFileSync(join(place, 'log'), 'utf8'));
    throw error;
  } finally {
    for (const folder of ['root/data', 'root']) spawnSync('umount', [join(place, folder)]);
    rmSync(place, { recursive: true, force: true });
  }
}

const columns = [
  'health check answers',
  'home',
  'typesetting loads',
  'root refuses writes',
  '/data takes them',
  'ends on SIGTERM',
  'size',
];
const bare = ['setpriv', '--no-new-privs'] as const;
const said = (yes: boolean) => (yes ? 'yes' : 'NO');

/** Fills the root and closes it. @returns where it is */
function furnish(place: string): string {
  const mount = join(place, 'root');
  for (const folder of ['usr/bin', 'data', 'dev']) mkdirSync(join(mount, folder), { recursive: true });
  execFileSync('strip', [...stripping(), '-o', join(mount, 'usr/bin/node'), process.execPath]);
  const needing = [process.execPath, join(root, 'build/typesetting/typst.node')];
  const libraries = execFileSync('ldd', needing, { encoding: 'utf8' }).matchAll(/(\/\S+) \(0x/g);
  for (const [, file = ''] of libraries) {
    mkdirSync(join(mount, dirname(file)), { recursive: true });
    copyFileSync(realpathSync(file), join(mount, dirname(file), basename(file)));
  }
  cpSync(realpathSync(join(root, 'build')), join(mount, 'site'), { recursive: true });
  writeFileSync(join(mount, 'dev/null'), '');
  execFileSync('chmod', ['-R', 'a+rX', place]);
  execFileSync('mount', ['--bind', mount, mount]);
  execFileSync('mount', ['-o', 'remount,bind,ro', mount]);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'mode=700,uid=1000,gid=1000', 'tmpfs', join(mount, 'data')]);
  return mount;
}

/** A command of the Dockerfile as its engine would start it. */
function commandOf(instruction: 'CMD' | 'HEALTHCHECK'): string[] {
  const file = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');
  const list = (instruction === 'CMD' ? /^CMD (\[.*\])$/m : /^ {2}CMD (\[.*\])$/m).exec(file)?.[1];
  const [, ...args] = v.parse(v.array(v.string()), JSON.parse(list ?? 'null'));
  return ['/usr/bin/node', ...args];
}

/** How the Dockerfile makes Node smaller. */
function stripping(): string[] {
  const [, flags = ''] = /^RUN strip (.*) -o /m.exec(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')) ?? [];
  return flags.split(' ');
}

function bytesOf(folder: string): number {
  return Number(execFileSync('du', ['-sb', folder]).toString().split('\t')[0]);
}

/** How a program ends that this user runs inside. */
function tried(mount: string, code: string): number | null {
  return spawnSync('/usr/sbin/chroot', [`--userspec=${user}`, mount, '/usr/bin/node', '-e', code]).status;
}

/** Half a minute at most. */
async function until(holds: () => boolean): Promise<boolean> {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(200)) if (holds()) return true;
  return false;
}
