import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accessibilityAmended } from '#contract/site/regulations.ts';
import { projectFiles, read, root } from './files.ts';

test('every test that the table of accessibility names as its proof exists', () => {
  const named = [...read('docs/accessibility.md').matchAll(/`((?:\w[\w-]*\/)+[\w.-]+)`/g)].map(([, path = '']) => path);
  const files = named.map((path) => (/\.tsx?$/.test(path) ? path : `tests/e2e/${path}.test.ts`));
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('the states listed as tested with axe are those that tests pass to it', () => {
  const [, section = ''] = read('docs/accessibility.md').split('## What axe sees');
  const [list = ''] = section.split('\n## ');
  const listed = [...list.matchAll(/^- (.+?): (.+)$/gm)].flatMap(([, place, states = '']) =>
    states.split('; ').map((state) => `${place}: ${state}`),
  );
  const journeys = projectFiles(/^tests\/e2e\/.+\.ts$/)
    .map(read)
    .join('\n');
  const calls = [...journeys.matchAll(/\bpassesAxe\(\s*[\w.]+,\s*'([^']+)'/g)].map(([, state = '']) => state);
  expect(calls).toHaveLength(journeys.split(/\bpassesAxe\(/).length - 1);
  expect(listed.toSorted()).toEqual([...new Set(calls)].toSorted());
});

test('the public statement was updated on or after the date of its tests', () => {
  const made = [...read('docs/accessibility.md').matchAll(/\b(\d{1,2} [A-Z][a-z]+ \d{4})\b/g)].map(([, day = '']) =>
    new Date(`${day} UTC`).toISOString().slice(0, 10),
  );
  expect(made).not.toEqual([]);
  expect(accessibilityAmended >= (made.toSorted().at(-1) ?? '')).toBe(true);
});
