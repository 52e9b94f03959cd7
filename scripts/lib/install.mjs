import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locked } from './build/lock.mjs';
import { fail } from './fail.mjs';
import { root } from './root.mjs';

/**
 * Installs the dependencies exactly as locked, unless that was done for this lockfile before. Install scripts are not
 * run: no dependency needs them (docs/dependencies.md).
 * @param withTools also installs what tests, checks and benchmarks need; without it, only what builds and runs the
 *   site, half as much
 */
export function installIfChanged({ withTools = false } = {}) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const mark = join(root, 'node_modules/.installed-lock');
  const isInstalled = () => {
    const [installed, extent] = existsSync(mark) ? readFileSync(mark, 'utf8').split(' ') : [];
    return installed === lock && (extent === 'all' || !withTools);
  };
  if (isInstalled()) return;
  locked(join(root, '.cache/install.lock'), () => {
    // Another process may have done it in the meantime.
    if (isInstalled()) return;
    console.error('Installing dependencies …');
    install(withTools);
    writeFileSync(mark, withTools ? `${lock} all` : lock);
  });
}

function install(withTools) {
  const extent = withTools ? [] : ['--omit=dev'];
  // Inside `npm start`, npm's own settings of the outer run must not leak into the inner one.
  const args = ['ci', ...extent, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'development' },
  });
  if (status !== 0) fail('The dependencies could not be installed: see the lines above.');
  // Headers for compiling native modules, a third of Node's package; nothing is compiled here.
  rmSync(join(root, `node_modules/node-linux-${process.arch}/include`), { recursive: true, force: true });
}
