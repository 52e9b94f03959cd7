import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { fence } from './fence/fence.ts';
import { packages } from './fence/packages.ts';
import { projectFiles, read } from './files.ts';

const code = projectFiles(/^(contract|web|server|scripts)\/.*\.tsx?$/).filter((file) => !file.endsWith('.test.ts'));
const files = code.filter((file) => !file.startsWith('scripts/'));

/** The imports of a file: paths within this project, and names of packages. */
function importsOf(file: string): string[] {
  return [...read(file).matchAll(/(?:(?:from|import)\s+['"]|import\(\s*['"`])([^'"`$]+)/g)].flatMap(
    ([, target = '']) => {
      if (target.startsWith('#')) return target.slice(1);
      if (target.startsWith('.')) return normalize(join(dirname(file), target));
      return target.startsWith('node:') ? 'node' : target;
    },
  );
}

const rooms = Object.keys(fence).sort((a, b) => b.length - a.length);
/** Texts are plain data: every file of web may import them, and they import only other texts. */
const isTexts = (path: string) => /^web\/.*\.(de|en)\.ts$/.test(path);
const roomOf = (path: string) =>
  isTexts(path) ? 'web texts' : rooms.find((room) => path === room || path.startsWith(`${room}/`));

const allImports = code.flatMap((file) => importsOf(file).map((target) => ({ file, target })));
const imports = allImports.filter(({ file }) => !file.startsWith('scripts/'));
const betweenRooms = imports.flatMap(({ file, target }) => {
  const [from, to] = [roomOf(file), roomOf(target)];
  const isFree = to === 'web texts' || (target.startsWith('contract/') && !file.startsWith('contract/'));
  return from && to && from !== to && !isFree ? { file, target, from, to } : [];
});

test('every file belongs to a room of the fence', () => {
  const strays = files.filter((file) => roomOf(file) === undefined);
  expect(strays, 'Give its folder a row in tests/house/fence/fence.ts: what may it import?').toEqual([]);
});

test('a room imports only what its row of the fence names', () => {
  const faults = betweenRooms
    .filter(({ from, to }) => !fence[from]?.includes(to))
    .map(({ file, target, from, to }) => `${file} imports ${target}: ${from} may not know ${to}`);
  expect(faults, 'Pass it in as data, or move it to where both may look.').toEqual([]);
});

test('the fence allows no import that is not needed', () => {
  const needed = new Set(betweenRooms.map(({ from, to }) => `${from} → ${to}`));
  const unused = Object.entries(fence).flatMap(([from, row]) =>
    row.map((to) => `${from} → ${to}`).filter((edge) => !needed.has(edge)),
  );
  expect(unused, 'Take it out of tests/house/fence/fence.ts.').toEqual([]);
});

test('an npm package is imported only where its row allows it', () => {
  const isCode = (target: string) => /^(contract|web|server|scripts|tests|virtual:)/.test(target);
  const external = imports
    .filter(({ target }) => !isCode(target))
    .map(({ file, target }) => ({ file, name: /^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? '' }));
  const startsWithOne = (file: string, paths: readonly string[] = []) => paths.some((path) => file.startsWith(path));
  const faults = external.filter(({ file, name }) => !startsWithOne(file, packages[name]));
  const unused = Object.entries(packages).flatMap(([name, paths]) =>
    paths.filter((path) => !external.some((one) => one.name === name && one.file.startsWith(path))),
  );
  expect({ faults, unused }, 'See tests/house/fence/packages.ts.').toEqual({ faults: [], unused: [] });
});

test('no room imports itself by way of others', () => {
  const circles: string[] = [];
  const walk = (room: string, path: readonly string[]): void => {
    if (path.includes(room)) circles.push([...path.slice(path.indexOf(room)), room].join(' → '));
    else for (const next of fence[room] ?? []) walk(next, [...path, room]);
  };
  for (const room of rooms) walk(room, []);
  expect(circles[0], 'The lower of the two gets data instead of importing.').toBeUndefined();
});

test('no folder imports itself by way of its neighbours', () => {
  /** Imports between two files or folders of the same folder. */
  const steps = allImports.flatMap(({ file, target }) => {
    const [from, to] = [file.split('/'), target.split('/')];
    const depth = from.findIndex((name, index) => name !== to[index]);
    if (depth < 1 || isTexts(target) || !code.includes(target)) return [];
    return { folder: from.slice(0, depth).join('/'), from: from[depth] ?? '', to: to[depth] ?? '' };
  });
  const circles = [...Map.groupBy(steps, ({ folder }) => folder)].flatMap(([folder, inside]) => {
    const next = Map.groupBy(inside, ({ from }) => from);
    const reached = (name: string, seen = new Set<string>()): Set<string> => {
      for (const { to } of next.get(name) ?? []) if (!seen.has(to)) reached(to, seen.add(to));
      return seen;
    };
    const folders = [...next.keys()].filter((name) => !name.includes('.'));
    return folders.filter((name) => reached(name).has(name)).map((name) => `${folder}/${name}`);
  });
  expect(circles, 'Move what the lower one needs to a file outside both.').toEqual([]);
});

test('a page does not import another page', () => {
  const folder = (path: string) => /^web\/pages\/[^/]+\//.exec(path)?.[0];
  const faults = imports.filter(({ file, target }) => {
    const [own, other] = [folder(file), folder(target)];
    return own && other && own !== other;
  });
  expect(faults, 'What two pages share goes to ui/, pictures/ or forms/.').toEqual([]);
});

test('contract imports no package but valibot, and no tree imports what is not below it', () => {
  const faults = imports.filter(({ file, target }) => {
    if (file.startsWith('contract/')) return !/^(contract\/|valibot$)/.test(target);
    if (file.startsWith('web/')) return /^(server|tests|scripts)\//.test(target);
    // The development server renders from source, and shows sample mails.
    return /^(web|tests|scripts)\//.test(target) && file !== 'server/dev.ts';
  });
  expect(faults, 'Put what both need into contract/; main.ts alone loads the built web bundle.').toEqual([]);
});

test('only server/env.ts reads process.env', () => {
  const readers = files.filter((file) => /process\.env/.test(read(file)) && !/^server\/(main|dev|env)\.ts$/.test(file));
  expect(readers, 'Add a setting to server/env.ts and hand it in.').toEqual([]);
});

test('SQL is only in repositories and in server/db', () => {
  const strays = files.filter(
    (file) =>
      file.startsWith('server/') &&
      !/^server\/db\/|repository\.ts$/.test(file) &&
      /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|sql`/.test(read(file)),
  );
  expect(strays, 'Move the query into the folder’s repository.ts.').toEqual([]);
});
