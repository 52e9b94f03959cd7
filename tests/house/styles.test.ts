import { expect, test } from 'vitest';
import { projectFiles, read } from './files.ts';

/**
 * Tailwind's selectors for these match any descendant: with one of them in the stylesheet, each change of a state
 * anywhere recalculates the styles of the whole page (165 ms for the home page on a slow phone).
 */
test('no rule of a state reaches all that lies below', () => {
  const faults = projectFiles(/^web\/.*\.tsx$/).filter((file) => /\b(group|peer)-has-/.test(read(file)));
  expect(faults).toEqual([]);
});

test('no underline has its thickness in the short form, which Safari drops whole', () => {
  const faults = projectFiles(/^web\/.*\.css$/).filter((file) => /text-decoration:[^;]*\d/.test(read(file)));
  expect(faults, 'Write text-decoration-line, -thickness and -color.').toEqual([]);
});

test('no rule of the leads’ list looks into its rows: each row that comes would have all others styled anew', () => {
  expect(read('web/staff/styles/leads.css')).not.toContain(':has(');
});

test('no style depends on the orientation of the screen (WCAG 1.3.4)', () => {
  const faults = projectFiles(/^web\/.*\.(css|tsx)$/).filter((file) =>
    /\(\s*(orientation|(min-|max-)?aspect-ratio)\b|\b(portrait|landscape):/.test(read(file)),
  );
  expect(faults).toEqual([]);
});
