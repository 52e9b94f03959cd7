import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Builds web bundle and server into build/, unless they were built from exactly these sources. */
export function buildIfChanged(node) {
  const state = hashOfSources();
  const mark = join(root, 'build/.sources');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === state) return;
  console.log('Building …');
  rmSync(join(root, 'build'), { recursive: true, force: true });
  const env = { ...process.env, NODE_ENV: 'production' };
  const bin = (name) => join(root, 'node_modules', name);
  run(node, [bin('@react-router/dev/bin.cjs'), 'build', '--logLevel', 'error'], env);
  run(node, [bin('vite/bin/vite.js'), 'build', '--config', 'vite.server.config.ts', '--logLevel', 'error'], env);
  for (const step of [
    'search-documents',
    'page-dates',
    'page-styles',
    'social-images',
    'white-papers',
    'compress-assets',
  ]) {
    run(node, [join(root, `scripts/${step}.ts`)], env);
  }
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(mark, state);
}

function run(command, args, env) {
  const result = spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (result.status !== 0) fail('The build failed: see the lines above.');
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, source);
  return hash.digest('hex');
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
