import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './fail.mjs';
import { root } from './root.mjs';

const needed = [24, 21];

/** The Node that the project pins (Linux on x64 and arm64); elsewhere the one that runs this, if new enough. */
export function pinnedNode() {
  // By its own path: npm 10 does not link it into node_modules/.bin.
  const pinned = join(root, `node_modules/node-linux-${process.arch}/bin/node`);
  if (process.platform === 'linux' && existsSync(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return process.execPath;
  return fail(
    `This machine has Node ${process.versions.node}; please install Node ${needed.join('.')} or newer and try again.`,
  );
}
