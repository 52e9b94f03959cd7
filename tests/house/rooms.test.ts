import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { pageIds } from '#contract/site/pages.ts';
import { projectFiles, read } from './files.ts';

const code = projectFiles(/^(contract|web|server|scripts|tests|bench)\/.*\.(tsx?|mjs|css)$/);

test('no file is longer than 300 lines', () => {
  const long = code.filter(
    (file) =>
      !/texts(\.|-)|messages\.|migrations\/|white-papers\.ts$/.test(file) && read(file).split('\n').length > 301,
  );
  expect(long, 'Split it by thing: what would you look for by name?').toEqual([]);
});

test('file names are kebab-case and say what they hold', () => {
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

test('every folder with a border says so in a short README', () => {
  const folders = [
    'contract',
    'server',
    'web/fonts',
    'web/forms',
    'web/shell',
    'web/ui',
    'web/staff',
    'web/pages',
    'server/mails',
    'server/outbox',
    'server/db',
  ];
  const files = new Set(projectFiles(/README\.md$/));
  const faults = folders.filter(
    (folder) => !files.has(`${folder}/README.md`) || read(`${folder}/README.md`).split('\n').length > 9,
  );
  expect(faults, 'Write at most 8 lines: what belongs here, what does not.').toEqual([]);
});

test('nothing is switched off or left open', () => {
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

test('folders whose classes the visitors’ stylesheet leaves out are there', () => {
  const left = [...read('web/styles/app.css').matchAll(/@source not "\.\.\/([\w/-]+)"/g)].map(([, folder]) => folder);
  const gone = left.filter((folder) => projectFiles(new RegExp(`^web/${folder}/`)).length === 0);
  expect([left.length > 0, gone], 'After a move name the new folder: else every page pays for its styles.').toEqual([
    true,
    [],
  ]);
});
