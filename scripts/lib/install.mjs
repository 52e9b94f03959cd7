import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locked } from './build/lock.mjs';
import { fail } from './fail.mjs';
import { root } from './root.mjs';

/**
 * Installs the dependencies exactly as locked, unless that was done for this lockfile before. Nothing of theirs is run:
 * none of them needs it (docs/dependencies.md).
 */
export function installIfChanged() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const mark = join(root, 'node_modules/.installed-lock');
  const isInstalled = () => existsSync(mark) && readFileSync(mark, 'utf8') === lock;
  if (isInstalled()) return;
  locked(join(root, '.cache/install.lock'), () => {
    // Another process may just have done so.
    if (!isInstalled()) install(mark, lock);
  });
}

function install(mark, lock) {
  console.error('Installing dependencies …');
  // Inside `npm start`, npm's own settings of the outer run must not leak into the inner one.
  const result = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'development' },
  });
  if (result.status !== 0) fail('The dependencies could not be installed: see the lines above.');
  writeFileSync(mark, lock);
}
