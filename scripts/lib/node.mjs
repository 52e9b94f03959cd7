import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail } from './fail.mjs';
import { root } from './root.mjs';

const needed = [24, 21];

/**
 * The Node that runs the site: the pinned one (Linux on x64 and arm64), or this machine's if it is a newer release of
 * the same major version, so that a security fix in Node need not wait for the pin. On other systems, this machine's,
 * if new enough.
 */
export function pinnedNode() {
  // By its path: npm 10 does not link it into node_modules/.bin.
  const folder = join(root, `node_modules/node-linux-${process.arch}`);
  if (process.platform === 'linux' && existsSync(join(folder, 'bin/node'))) {
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return newerOfLine(version, machinesNode()) ?? join(folder, 'bin/node');
  }
  const [major, minor] = numbersOf(process.versions.node);
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return process.execPath;
  return fail(
    `This machine has Node ${process.versions.node}; please install Node ${needed.join('.')} or newer and try again.`,
  );
}

/** @returns the program if it has the pinned major version and is newer, otherwise null */
export function newerOfLine(pinned, program) {
  if (program === null) return null;
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const [major, minor, patch] = numbersOf((stdout ?? '').trim().replace(/^v/, ''));
  const [line, pinnedMinor, pinnedPatch] = numbersOf(pinned);
  if (major !== line) return null;
  return minor > pinnedMinor || (minor === pinnedMinor && patch > pinnedPatch) ? program : null;
}

/** `npm run` puts the pinned one first on the PATH, so folders of node_modules are skipped. */
function machinesNode() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return folders.map((folder) => join(folder, 'node')).find((program) => existsSync(program)) ?? null;
}

function numbersOf(version) {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}
