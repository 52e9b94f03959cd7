import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { pageIds } from '#contract/site/pages.ts';
import { projectFiles, read } from './files.ts';

const code = projectFiles(/^(contract|web|server|scripts|tests|bench)\/.*\.(tsx?|mjs|css)$/);

test('no file is longer than 300 lines', () => {
  const long = code.filter((file) => read(file).split('\n').length > 301);
  expect(long, 'Split it by thing: what would you look for by name?').toEqual([]);
});

test('file names are kebab-case and say what they contain', () => {
  const names = code.filter(
    (file) =>
      !/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(basename(file)) ||
      /(^|\/)(utils?|misc|helpers?|common|index)(\.|\/)/.test(file),
  );
  expect(names, 'Rename it after its content; no index, utils, misc, helpers.').toEqual([]);
});

test('every page has its texts in both languages', () => {
  const files = new Set(projectFiles(/^web\/pages\//));
  const missing = pageIds.flatMap((page) =>
    ['page.tsx', 'texts.de.ts', 'texts.en.ts']
      .map((name) => `web/pages/${page}/${name}`)
      .filter((file) => !files.has(file)),
  );
  expect(missing, 'Add the file; CONTRIBUTING.md has the recipe for a page.').toEqual([]);
});

/** More files than one can take in at a glance: newcomers need a README that says what belongs here. */
const roomyFrom = 15;

test('every tree, and every room with many files, has a short README that says what belongs there', () => {
  const files = projectFiles(/^(contract|web|server)\//);
  const held = new Map<string, number>();
  for (const file of files) {
    const [tree = '', room, ...below] = file.split('/');
    if (below.length > 0) held.set(`${tree}/${room}`, (held.get(`${tree}/${room}`) ?? 0) + 1);
  }
  const rooms = [...held].flatMap(([room, count]) => (count > roomyFrom ? [room] : []));
  const without = ['contract', 'web', 'server', ...rooms].filter((folder) => !files.includes(`${folder}/README.md`));
  expect(without, 'Write at most 8 lines: what belongs here, what does not.').toEqual([]);
  const long = files.filter((file) => /README\.md$/.test(file) && read(file).split('\n').length > 9);
  expect(long, 'At most 8 lines; the rest belongs in docs/.').toEqual([]);
});

test('no check is disabled and no to-do left', () => {
  const self = 'tests/house/rooms.test.ts';
  const open = projectFiles(/\.(tsx?|mjs|css|md)$/).filter(
    (file) =>
      file !== self &&
      /\b(TODO|FIXME|XXX|HACK)\b|\.(only|skip|todo|fixme)\(|@ts-(ignore|nocheck)|lorem ipsum|coming soon/i.test(
        read(file),
      ),
  );
  expect(open).toEqual([]);
});

test('folders excluded from the visitors’ stylesheet exist', () => {
  const left = [...read('web/styles/app.css').matchAll(/@source not "\.\.\/([\w/-]+)"/g)].map(([, folder]) => folder);
  const gone = left.filter((folder) => projectFiles(new RegExp(`^web/${folder}/`)).length === 0);
  expect([left.length > 0, gone], 'After a move name the new folder: else every page pays for its styles.').toEqual([
    true,
    [],
  ]);
});

test('the modules that `npm run mutate` breaks exist, and so do their tests', () => {
  const named = ['stryker.config.json', 'tests/mutation.config.ts'].flatMap((list) =>
    [...read(list).matchAll(/['"]((?:contract|server|web)\/[^'"]+\.ts)['"]/g)].map(([, path = '']) => path),
  );
  const gone = named.filter((path) => {
    const files = path.replaceAll('.', '\\.').replace('*', '[^/]+');
    return projectFiles(new RegExp(`^${files}$`)).length === 0;
  });
  expect([named.length > 0, gone], 'After a move name the new place: else nothing tests the mutations.').toEqual([
    true,
    [],
  ]);
});

test('no folder holds more than fifteen files side by side', () => {
  const held = new Map<string, number>();
  // Migrations cannot be removed.
  for (const file of code.filter((path) => !path.includes('/migrations/')))
    held.set(dirname(file), (held.get(dirname(file)) ?? 0) + 1);
  const crowded = [...held].flatMap(([folder, count]) => (count > 15 ? [`${folder}: ${count}`] : []));
  expect(crowded, 'A prefix that repeats is a folder that is missing.').toEqual([]);
});

test('comments are no wider than code', () => {
  const wide = code.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, at) => (/^\s*(\/\/|\/?\*)/.test(line) && line.length > 120 ? [`${file}:${at + 1}`] : [])),
  );
  expect(
    wide.filter((place) => !place.includes('/migrations/')),
    'Break it at 120 columns.',
  ).toEqual([]);
});
