import { expect, test } from 'vitest';
import { keysOf } from '#contract/keys-of.ts';
import { leadKinds } from '#contract/leads/registry.ts';
import { projectFiles, read } from './files.ts';

const name = `'(${keysOf(leadKinds).join('|')})'`;
/** Matches `kind === 'contact'` in either order, `case 'contact':`, and `'kind', '=', 'contact'` of a query. */
const comparison = new RegExp(
  `kind\\)? *[!=]==? *${name}|${name} *[!=]==? *[\\w.]*kind\\b|case ${name}:|kind', '(=|<>)', ${name}`,
  'i',
);

test('comparisons with a lead kind are distinguished from other text', () => {
  const compares = [
    "lead.kind === 'contact'",
    "if ('booking' !== kind)",
    "case 'white-paper':",
    "('kind', '<>', 'booking')",
  ];
  const others = ["body.kind === 'form'", "home: 'contact'", "page === 'booking'"];
  expect([...compares, ...others].filter((code) => comparison.test(code))).toEqual(compares);
});

test('only a lead kind’s registry entry defines what is specific to it', () => {
  const files = projectFiles(/^server\/(?!leads\/kinds\/|mail-preview\/|.*\.test\.).*\.ts$/);
  const faults = files.filter((file) => comparison.test(read(file)));
  expect(faults, 'Give the entries in server/leads/kinds/ a member for it, and ask that.').toEqual([]);
});
