import type { CalculationTexts } from './texts.de.ts';

type Props = Pick<CalculationTexts, 'words' | 'notes'> & { title: string };

/** Assumptions of the calculation, what it leaves out, and what happens to the data. */
export function Notes({ words, notes, title }: Props) {
  return (
    <ul aria-label={title} className="mt-6 grid gap-x-12 gap-y-3 text-sm text-muted print:hidden md:grid-cols-3">
      <li>{notes.presets}</li>
      <li>{words.missing}</li>
      <li>
        {notes.private}
        <noscript> {notes.plain}</noscript>
      </li>
    </ul>
  );
}
