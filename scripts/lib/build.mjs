import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { locked } from './build/lock.mjs';
import { isSwappedIn, swapIn } from './build/swap.mjs';
import { fail } from './fail.mjs';
import { root } from './root.mjs';

/** Inputs of the build; tests and documents do not affect it. */
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

/** Steps that create `build/`, in order; each writes into the folder that BUILD_FOLDER names. */
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
 * Builds everything needed to run the site into build/, unless it was built from exactly these sources. The build is
 * written to a new folder under builds/; build/ links to it when all steps are done: a running process loses no files,
 * and a failed build leaves the previous one in place.
 */
export function buildIfChanged(node) {
  if (isSwappedIn(link, hashOfSources())) return;
  try {
    locked(join(root, '.cache/build.lock'), () => {
      // Another process may have built the same in the meantime.
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
    // Output goes to standard error, because standard output is for the caller.
    const { status } = spawnSync(node, [join(root, program), ...args], { cwd: root, env, stdio: ['ignore', 2, 2] });
    if (status !== 0) throw new BuildError();
  }
}

/** The steps have already printed what is wrong. */
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
