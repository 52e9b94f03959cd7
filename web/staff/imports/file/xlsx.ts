import { streamXlsxRows } from 'hucre/xlsx';
import { type ImportRow, importLimits } from '#contract/staff/imports/imports.ts';
import { InputRefused } from '#web/staff/api/call.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { type TableFile, tableFile } from './table.ts';
import { unpackedSize } from './unpacked-size.ts';

/** Maximum unpacked size in bytes: four times the largest CSV file, because a spreadsheet's XML is verbose. */
const unpackedLimit = 4 * importLimits.bytes;
const notRead = 'Diese Excel-Datei lässt sich nicht lesen. Bitte speichern Sie sie noch einmal als XLSX oder als CSV.';

/**
 * Reads the first sheet of an XLSX file. A formula yields its result, a date ISO 8601, its time without a time zone.
 * The declared unpacked size is checked before anything is unpacked, and the reader enforces it.
 * @throws InputRefused that says what is wrong, and in which line
 */
export async function readXlsx(bytes: Uint8Array): Promise<TableFile> {
  const size = unpackedSize(bytes);
  if (size === null) throw new InputRefused(notRead);
  if (size > unpackedLimit) refuseLarge();
  const rows = await rowsOf(bytes);
  if (rows.length === 0) throw new InputRefused('Das erste Blatt ist leer. Weitere Blätter werden nicht gelesen.');
  return tableFile(rows.values());
}

async function rowsOf(bytes: Uint8Array): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  let characters = 0;
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0 })) {
      const cells = values.map(textOf);
      const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
      if (filled === 0) continue;
      const line = index + 1;
      if (cells.some((cell) => cell.length > importLimits.cell)) refuseLong(line);
      // The file stores a text once, however many cells contain it.
      characters += cells.reduce((sum, cell) => sum + cell.length, 0);
      if (characters > unpackedLimit) refuseLarge();
      rows.push({ line, cells: cells.slice(0, filled) });
      // Stops one row beyond the limit, or at a row that is too wide; the caller reports which. A cell far to the right
      // makes a row of 16,384 cells, and a small file may have thousands of these.
      if (rows.length > importLimits.rows + 1 || filled > importLimits.columns) break;
    }
  } catch (error) {
    throw error instanceof InputRefused ? error : new InputRefused(notRead);
  }
  return rows;
}

/** A cell as somebody would type it. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : dateText(value);
  return String(value);
}

const dateText = (value: Date) => value.toISOString().replace(/T00:00:00\.000Z$|(?::00)?\.\d{3}Z$/, '');

function refuseLarge(): never {
  throw new InputRefused('Die Datei ist ausgepackt größer als 80 MB. Bitte teilen Sie sie.');
}

function refuseLong(line: number): never {
  throw new InputRefused(`In Zeile ${line} stehen mehr als ${germanNumber(importLimits.cell)} Zeichen in einem Feld.`);
}
