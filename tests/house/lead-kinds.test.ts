import { expect, test } from 'vitest';
import { keysOf } from '#contract/keys-of.ts';
import { leadKinds } from '#contract/leads/registry.ts';
import { projectFiles, read } from './files.ts';

const name = `'(${keysOf(leadKinds).join('|')})'`;
/** Matches `kind === 'contact'` in either order, and `case 'contact':`. */
const comparison = new RegExp(`kind\\)? *[!=]==? *${name}|${name} *[!=]==? *[\\w.]*kind\\b|case ${name}:`, 'i');

test('comparisons with a kind of lead are told from other words', () => {
  const compares = ["lead.kind === 'contact'", "if ('booking' !== kind)", "case 'white-paper':"];
  const others = ["body.kind === 'form'", "home: 'contact'", "page === 'booking'"];
  expect([...compares, ...others].filter((code) => comparison.test(code))).toEqual(compares);
});

test('what sets a kind of lead apart is decided by its entry alone', () => {
  const files = projectFiles(/^server\/(?!leads\/kinds\/|mail-preview\/|.*\.test\.).*\.ts$/);
  const faults = files.filter((file) => comparison.test(read(file)));
  expect(faults, 'Give the entries in server/leads/kinds/ a member for it, and ask that.').toEqual([]);
});
