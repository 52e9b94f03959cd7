import { type ImportRow, importLimits, partLimits } from '#contract/staff/imports/imports.ts';
import { InputRefused } from '#web/staff/api/call.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';

/** A parsed file: its headings, and its rows in parts of the size that one call takes. */
export type TableFile = { headings: string[]; parts: ImportRow[][]; rows: number };

/** @param found the non-empty rows, the headings first @throws InputRefused beyond a limit */
export function tableFile(found: Iterator<ImportRow> & Iterable<ImportRow>): TableFile {
  const first = found.next();
  if (first.done) throw new InputRefused('Die Datei ist leer.');
  const headings = first.value.cells;
  if (headings.length > importLimits.columns)
    throw new InputRefused(`Die Datei hat mehr als ${importLimits.columns} Spalten.`);
  const parts = [...inParts(found)];
  const rows = parts.reduce((sum, part) => sum + part.length, 0);
  if (rows === 0) throw new InputRefused('Unter der Kopfzeile steht keine Zeile.');
  const widest = parts.flat().reduce((most, { cells }) => Math.max(most, filled(cells)), headings.length);
  // Cells to the right of the last heading, for example after a missing quote, also get a column, so that nothing is
  // lost unnoticed.
  return { headings: [...headings, ...Array<string>(widest - headings.length).fill('')], parts, rows };
}

const filled = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

/** Splits the rows into parts of the size that one call takes. */
function* inParts(rows: Iterable<ImportRow>): Generator<ImportRow[]> {
  let [part, bytes, count]: [ImportRow[], number, number] = [[], 0, 0];
  const encoder = new TextEncoder();
  for (const row of rows) {
    count += 1;
    if (count > importLimits.rows)
      throw new InputRefused(`Die Datei hat mehr als ${germanNumber(importLimits.rows)} Zeilen. Bitte teilen Sie sie.`);
    if (row.cells.length > importLimits.columns)
      throw new InputRefused(`Zeile ${row.line} hat mehr als ${importLimits.columns} Spalten.`);
    const size = encoder.encode(JSON.stringify(row)).length;
    if (size > partLimits.bytes) throw new InputRefused(`Zeile ${row.line} ist zu lang.`);
    if (part.length === partLimits.rows || bytes + size > partLimits.bytes) {
      yield part;
      [part, bytes] = [[], 0];
    }
    part.push(row);
    bytes += size;
  }
  if (part.length > 0) yield part;
}
