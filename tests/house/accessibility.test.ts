import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { read, root } from './files.ts';

test('every test that the table of accessibility names as its proof exists', () => {
  const named = [...read('docs/accessibility.md').matchAll(/`((?:\w[\w-]*\/)+[\w.-]+)`/g)].map(([, path = '']) => path);
  const files = named.map((path) => (/\.tsx?$/.test(path) ? path : `tests/e2e/${path}.test.ts`));
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
