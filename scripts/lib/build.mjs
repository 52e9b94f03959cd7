import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { locked } from './build/lock.mjs';
import { isSwappedIn, swapIn } from './build/swap.mjs';
import { fail } from './fail.mjs';
import { root } from './root.mjs';

/** What the build is made from; tests and documents change nothing in it. */
const sources = [
  'contract',
  'content',
  'public',
  'server',
  'web',
  'scripts',
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'vite.config.ts',
  'vite.server.config.ts',
];

const link = join(root, 'build');

/** What `build/` is made of, one after the other; each writes into the folder that BUILD_FOLDER names. */
const steps = [
  ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'error'],
  ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.server.config.ts', '--logLevel', 'error'],
  ['scripts/search-documents.ts'],
  ['scripts/page-dates.ts'],
  ['scripts/page-styles.ts'],
  ['scripts/social-images.ts'],
  ['scripts/white-papers.ts'],
  ['scripts/compress-assets.ts'],
  ['scripts/own-files.ts'],
];

/**
 * Builds all that running needs into build/, unless it was built from exactly these sources. It is made in a folder of
 * its own under builds/, which build/ names when all steps are done: a running process loses no file, and a build that
 * fails leaves the last one.
 */
export function buildIfChanged(node) {
  if (isSwappedIn(link, hashOfSources())) return;
  try {
    locked(join(root, '.cache/build.lock'), () => {
      // Another process may just have built the same.
      const name = hashOfSources();
      if (isSwappedIn(link, name)) return;
      swapIn({ builds: join(root, 'builds'), link, name, make: (folder) => makeIn(folder, node) });
    });
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    fail('The build failed: see the lines above.');
  }
}

function makeIn(folder, node) {
  console.error('Building …');
  const env = { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: folder };
  for (const [program, ...args] of steps) {
    // What is built says nothing on standard output, which is for whoever started this.
    const { status } = spawnSync(node, [join(root, program), ...args], { cwd: root, env, stdio: ['ignore', 2, 2] });
    if (status !== 0) throw new BuildError();
  }
}

/** The steps have said what was wrong. */
class BuildError extends Error {}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, source);
  return hash.digest('hex').slice(0, 16);
}

function addTo(hash, path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (!statSync(full).isDirectory()) {
    if (!/\.test\.tsx?$/.test(path)) hash.update(path).update('\0').update(readFileSync(full)).update('\0');
    return;
  }
  for (const name of readdirSync(full).sort()) addTo(hash, `${path}/${name}`);
}
