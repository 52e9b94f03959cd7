import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { projectFiles, read } from '#tests/house/files.ts';

/**
 * Files with regular expressions that are slower than linear, and why that is harmless: their input is short. All
 * others may read anything that a stranger sends.
 */
const bounded: Readonly<Record<string, string>> = {
  'contract/leads/fields.ts': 'addresses of 254 characters',
  'server/outbox/transport/failure-text.ts': 'the first 2,000 characters of what a mail server says',
  'server/search/page-documents.ts': 'our own pages, at the build',
  'server/search/query.ts': 'the length of a query',
  'server/seo/routes.ts': 'the first 13 characters of a name',
  'server/staff/account/passwords.ts': 'hashes of our own',
  'server/staff/account/second-factor/second-factor.ts': 'codes of our own',
};

type Expression = { pattern: string; flags: string };

function expressionsIn(file: string): Expression[] {
  const found: Expression[] = [];
  const visitor = new Visitor({
    Literal(literal) {
      if ('regex' in literal) found.push(literal.regex);
    },
  });
  visitor.visit(parseSync(file, read(file)).program);
  return found;
}

const repeated = [
  'a',
  '0',
  ' ',
  '\n',
  '-',
  '.',
  '/',
  '=',
  ',',
  '"',
  '!',
  'ä',
  '@',
  ':',
  'a.',
  'a ',
  ' ,',
  'http:',
  '<a',
];
const texts = ['', 'a', 'a@'].flatMap((before) =>
  repeated.flatMap((piece) =>
    ['\u0000', 'a', '\n'].map((end) => (length: number) => before + piece.repeat(length / piece.length) + end),
  ),
);

/** Milliseconds, the best of three runs, because other programs use the machine, too. */
function timeOf({ pattern, flags }: Expression, text: string): number {
  const times = [1, 2, 3].map(() => {
    const before = performance.now();
    text.replace(new RegExp(pattern, flags), '');
    return performance.now() - before;
  });
  return Math.min(...times);
}

/** A text twelve times as long takes a hundred times as long if the time is quadratic. */
function isSlow(expression: Expression): boolean {
  return texts.some((textOf) => {
    // Some are so slow that the long text would never finish.
    if (timeOf(expression, textOf(600)) > 20) return true;
    return timeOf(expression, textOf(7200)) > 15;
  });
}

test('no regular expression of the server takes superlinear time, except on short input', () => {
  const files = projectFiles(/^(server|contract)\/(?!db\/migrations\/).*(?<!\.test)\.ts$/);
  const slow = files.filter((file) => expressionsIn(file).some(isSlow));
  expect(slow.toSorted()).toEqual(Object.keys(bounded));
});

test('a regular expression that restarts at every character is detected', () => {
  expect(isSlow({ pattern: '!+$', flags: '' })).toBe(true);
  expect(isSlow({ pattern: '(https?:\\S*?)[\\w-]{40,}', flags: 'g' })).toBe(true);
  expect(isSlow({ pattern: '^[a-z]+!', flags: '' })).toBe(false);
});
