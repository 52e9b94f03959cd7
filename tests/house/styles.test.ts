import { expect, test } from 'vitest';
import { projectFiles, read } from './files.ts';

/**
 * Tailwind's selectors for these match any descendant: with one of them in the stylesheet, each change of a state
 * anywhere recalculates the styles of the whole page (165 ms for the home page on a slow phone).
 */
test('no state selector applies to all descendants', () => {
  const faults = projectFiles(/^web\/.*\.tsx$/).filter((file) => /\b(group|peer)-has-/.test(read(file)));
  expect(faults).toEqual([]);
});

test('no underline sets its thickness in the shorthand, which Safari ignores', () => {
  const faults = projectFiles(/^web\/.*\.css$/).filter((file) => /text-decoration:[^;]*\d/.test(read(file)));
  expect(faults, 'Write text-decoration-line, -thickness and -color.').toEqual([]);
});

test('no selector of the lead list depends on its rows: each new row would restyle all others', () => {
  expect(read('web/staff/styles/leads.css')).not.toContain(':has(');
});

test('no style depends on the orientation of the screen (WCAG 1.3.4)', () => {
  const faults = projectFiles(/^web\/.*\.(css|tsx)$/).filter((file) =>
    /\(\s*(orientation|(min-|max-)?aspect-ratio)\b|\b(portrait|landscape):/.test(read(file)),
  );
  expect(faults).toEqual([]);
});
