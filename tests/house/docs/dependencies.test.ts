import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { billOfMaterials, builders, type Lock } from '#scripts/lib/build/bill.ts';
import { projectFiles, read } from '#tests/house/files.ts';

type Packages = Record<string, string>;
const { dependencies, optionalDependencies, devDependencies } = JSON.parse(read('package.json')) as {
  dependencies: Packages;
  optionalDependencies: Packages;
  devDependencies: Packages;
};
const lock: Lock = JSON.parse(read('package-lock.json'));
const rows = [...read('docs/dependencies.md').matchAll(/^\| (\S+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)]
  .map(([, name = '', reason = '', licence = '', instead = '']) => ({ name, reason, licence, instead }))
  .filter(({ name }) => name !== 'package');

test('docs/dependencies.md names every package of package.json and no other', () => {
  const named = Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies });
  expect(rows.map(({ name }) => name).sort(), 'Give each its reason, licence and what would replace it.').toEqual(
    named.sort(),
  );
});

test('the licence of each is the one in the lockfile, and it has a reason', () => {
  for (const { name, reason, licence, instead } of rows) {
    expect([name, licence]).toEqual([name, lock.packages[`node_modules/${name}`]?.license]);
    expect(reason.trim() && instead.trim(), name).toBeTruthy();
  }
});

test('no package that the built site runs has an install script, and no install runs one', () => {
  const packages = lock.packages as Record<string, { hasInstallScript?: boolean }>;
  const shipped = new Set(billOfMaterials(lock, builders).components.map(({ name }) => `node_modules/${name}`));
  const withScripts = Object.keys(packages).filter(
    (path) => packages[path]?.hasInstallScript && shipped.has(path.slice(path.lastIndexOf('node_modules/'))),
  );
  expect(withScripts).toEqual([]);
  expect(read('scripts/lib/install.mjs')).toContain('--ignore-scripts');
  expect(read('deploy/Dockerfile'), 'the image installs by that script alone').not.toMatch(/npm (ci|install)/);
});

test('the bill of materials contains every package at run time, with hash and licence, and no registry', () => {
  const bill = billOfMaterials(lock, builders);
  const names = bill.components.map(({ name }) => name);
  const running = Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !builders.includes(name));
  for (const name of running) expect(names).toContain(name);
  for (const name of [...builders, ...Object.keys(devDependencies), 'rolldown']) expect(names).not.toContain(name);
  const refs = new Set(bill.components.map((component) => component['bom-ref']));
  expect(refs.size).toBe(bill.components.length);
  for (const { hashes } of bill.components) expect(hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/);
  const needed = bill.dependencies.flatMap(({ dependsOn }) => dependsOn);
  expect(needed.filter((ref) => !refs.has(ref))).toEqual([]);
  expect(
    needed.some((ref) => ref.startsWith('pkg:npm/pg-pool@')),
    'what packages need is found',
  ).toBe(true);
  expect(JSON.stringify(bill)).not.toMatch(/resolved|https:\/\//);
});

test('build-time packages are not imported at run time, so that the bill of materials is complete', () => {
  const served = filesServed();
  expect(served).toContain('server/newsletter/issues/markdown.ts');
  const used = served.flatMap((file) => packagesOf(file).map((name) => `${file}: ${name}`));
  expect(used.filter((line) => builders.some((name) => line.endsWith(`: ${name}`)))).toEqual([]);
});

/**
 * The entries of the server's bundle, the files of web/ (except the one that only tells the build its routes), and
 * everything that these import, types excluded.
 */
function filesServed(): string[] {
  const entries = [...read('vite.server.config.ts').matchAll(/: '((?:server|scripts)\/\S+\.ts)'/g)].map(
    ([, file = '']) => file,
  );
  const served = new Set([...entries, ...projectFiles(/^web\/(?!routes\.ts$).*(?<!\.test)\.tsx?$/)]);
  for (const file of served)
    for (const name of importsOf(file))
      if (name.startsWith('#')) served.add(name.slice(1));
      else if (/^\.\.?\//.test(name)) served.add(posix.join(posix.dirname(file), name));
  return [...served];
}

function importsOf(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const statements = read(file).matchAll(/(?:^(?:import|export) (?!type )(?:[^;']* from )?|\bimport\()'([^']+)'/gm);
  return [...statements].map(([, name = '']) => name);
}

function packagesOf(file: string): string[] {
  return importsOf(file).flatMap((name) => /^(?:@[^/]+\/)?[^#./@][^/:]*(?=\/|$)/.exec(name)?.[0] ?? []);
}
