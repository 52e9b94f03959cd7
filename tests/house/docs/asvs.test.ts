import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { read, root } from '#tests/house/files.ts';

test.each(['docs/asvs.md', 'docs/security.md'])('every file that %s names exists', (document) => {
  const named = [...read(document).matchAll(/`([\w@.-]+\/[\w@./-]*)`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(30);
  expect(
    named.filter((file) => !existsSync(join(root, file))),
    `Keep ${document} true when files move.`,
  ).toEqual([]);
});

test('every requirement of ASVS 5.0, levels 1 and 2, is in docs/asvs.md once', () => {
  const document = read('docs/asvs.md');
  const met = [...document.matchAll(/^\| (\d+\.\d+\.\d+) \| [12] \|/gm)].map(([, number = '']) => number);
  const without = [...document.matchAll(/^Does not apply: (.*)$/gm)].flatMap(([line]) => line.match(/\d+\.\d+\.\d+/g));
  const all = [...met, ...without];
  expect(all.filter((number, at) => all.indexOf(number) !== at)).toEqual([]);
  // Of the standard's 345 requirements 70 are of level 1 and 183 of level 2.
  expect(all).toHaveLength(253);
  const named =
    document
      .slice(0, document.indexOf('\n## '))
      .match(/\d+\.\d+\.\d+/g)
      ?.slice(1) ?? [];
  const bold = [...document.matchAll(/^\| (\S+) \|.*\*\*/gm)].map(([, number]) => number);
  expect(named, 'The introduction names what is not met.').toEqual(bold);
});
