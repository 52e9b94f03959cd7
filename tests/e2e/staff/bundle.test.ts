import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';

const client = join(import.meta.dirname, '../../../build/client');

/** What the build says of the routes: their modules, and the chunks that these import at once. */
type Manifest = { entry: { module: string }; routes: Record<string, { module: string; imports?: string[] }> };

function manifest(): Manifest {
  const [file = ''] = readdirSync(join(client, 'assets')).filter((name) => /^manifest-.*\.js$/.test(name));
  const source = readFileSync(join(client, 'assets', file), 'utf8');
  return JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1)) as Manifest;
}

/** All scripts that these lead to, at once or later, and their text. */
function scriptsFrom(starts: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const left = [...starts];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (found.has(path)) continue;
    const source = readFileSync(join(client, path), 'utf8');
    found.set(path, source);
    const imports = source.matchAll(/(?:from|import)\s*\(?\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g);
    for (const [, target = ''] of imports) left.push(posix.join(posix.dirname(path), target));
  }
  return found;
}

const library = 'No QueryClient set';

test('no script of a visitor’s page contains the staff area’s libraries', () => {
  const { entry, routes } = manifest();
  const isStaff = ([id]: [string, unknown]) => id.startsWith('admin-');
  const modulesOf = (some: [string, Manifest['routes'][string]][]) =>
    some.flatMap(([, { module, imports = [] }]) => [module, ...imports]);
  const all = Object.entries(routes);
  const staff = scriptsFrom(modulesOf(all.filter(isStaff)));
  expect(
    [...staff.values()].filter((source) => source.includes(library)),
    'it is in one chunk',
  ).toHaveLength(1);
  const visitors = scriptsFrom([entry.module, ...modulesOf(all.filter((route) => !isStaff(route)))]);
  expect(visitors.size, 'pages and their parts').toBeGreaterThan(40);
  expect([...visitors].flatMap(([path, source]) => (source.includes(library) ? path : []))).toEqual([]);
});
