import { expect, test } from 'vitest';
import { projectFiles, read } from './files.ts';

/** Maximum casts per thousand lines, excluding tests: each one means that a type is missing elsewhere. */
const most = 1.5;

/** Comments and strings, in which `as` is a word. */
const words = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
/** Renamed imports and exports. */
const renames = /^(import|export)\s[^;]*?\sfrom\s|^export\s*(type\s*)?\{[^}]*\}/gm;

const files = projectFiles(/^(contract|server|web)\/(?!.*\.test\.).*\.tsx?$/);

function castsOf(code: string): number {
  return [
    ...code
      .replace(words, '""')
      .replace(renames, '')
      .matchAll(/\bas\s+(?!const\b)[\w{([]/g),
  ].length;
}

test('casts are distinguished from import and export names, from text and from `as const`', () => {
  const code = `import { a as b } from 'x';\nexport {\n  b as loader,\n};\n// as Thing\nconst c = ['as d'] as const;\n`;
  expect([castsOf(code), castsOf(`${code}const e = c as unknown as Thing;`)]).toEqual([0, 2]);
});

test('casts are rare', () => {
  const counted = files.map((file) => ({ file, casts: castsOf(read(file)), lines: read(file).split('\n').length - 1 }));
  const sum = (what: 'casts' | 'lines') => counted.reduce((total, one) => total + one[what], 0);
  const where = counted.filter(({ casts }) => casts > 0).map(({ file, casts }) => `${file}: ${casts}`);
  const hint = `Mend the type that is missing elsewhere. Casts by file:\n${where.join('\n')}`;
  expect((1000 * sum('casts')) / sum('lines'), hint).toBeLessThanOrEqual(most);
});
