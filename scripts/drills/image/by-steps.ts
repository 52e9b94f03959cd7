import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { root } from '#tests/house/files.ts';
import { type Box, user, variablesAt } from './box.ts';

const dockerfile = () => readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');

/**
 * The Dockerfile's last stage without an engine: Node with its libraries and the artefact in an empty root, without
 * Debian's files, shell and user names. Requires root on Linux, and binutils.
 */
export function boxBySteps(place: string, port: number): Box {
  const mount = furnish(place);
  const variables = ['NODE_ENV=production', 'DATA_DIR=/data', 'PATH=/usr/bin', ...variablesAt(port)];
  const changed = ['/usr/sbin/chroot', `--userspec=${user.uid}:${user.gid}`, mount];
  const words = ['setpriv', '--no-new-privs', 'env', '-i', ...variables, ...changed];
  return {
    note: 'No engine (buildah and runc) is installed: a root of Node, its libraries and the artefact; no rights, no shell, nobody in /etc/passwd.',
    check: commandOf('HEALTHCHECK'),
    start: [...words, ...commandOf('CMD')],
    beside: words,
    data: join(mount, 'data'),
    size: { added: bytesOf(join(mount, 'usr/bin')) + bytesOf(join(mount, 'site')) },
    close: () => {
      for (const folder of [join(mount, 'data'), mount]) spawnSync('umount', [folder]);
    },
  };
}

/** Creates the root. @returns its path */
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
  const data = ['-o', `mode=700,uid=${user.uid},gid=${user.gid}`, 'tmpfs', join(mount, 'data')];
  execFileSync('mount', ['-t', 'tmpfs', ...data]);
  return mount;
}

/** A command of the Dockerfile as the engine would run it. */
function commandOf(instruction: 'CMD' | 'HEALTHCHECK'): string[] {
  const list = (instruction === 'CMD' ? /^CMD (\[.*\])$/m : /^ {2}CMD (\[.*\])$/m).exec(dockerfile())?.[1];
  const [, ...args] = v.parse(v.array(v.string()), JSON.parse(list ?? 'null'));
  return ['node', ...args];
}

/** The strip flags that the Dockerfile uses for Node. */
function stripping(): string[] {
  const [, flags = ''] = /^RUN strip (.*) -o /m.exec(dockerfile()) ?? [];
  return flags.split(' ');
}

const bytesOf = (folder: string) => Number(execFileSync('du', ['-sb', folder]).toString().split('\t')[0]);
