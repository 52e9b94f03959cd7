import { streamXlsxRows } from 'hucre/xlsx';
import { type ImportRow, importLimits } from '#contract/staff/imports/imports.ts';
import { InputRefused } from '#web/staff/api/call.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { type TableFile, tableFile } from './table.ts';
import { unpackedSize } from './unpacked-size.ts';

/** Bytes that a file may unpack to: four times what the largest CSV file has. A spreadsheet's XML is that wordy. */
const unpackedLimit = 4 * importLimits.bytes;
const notRead = 'Diese Excel-Datei lässt sich nicht lesen. Bitte speichern Sie sie noch einmal als XLSX oder als CSV.';

/**
 * Reads the first sheet of an XLSX file. A formula counts as what it came to, a date as ISO 8601, its time in no zone.
 * What the file says that it unpacks to is looked at before anything is unpacked, and held against it by the reader.
 * @throws InputRefused that says what is wrong with it, and in which line
 */
export async function readXlsx(bytes: Uint8Array): Promise<TableFile> {
  const size = unpackedSize(bytes);
  if (size === null) throw new InputRefused(notRead);
  if (size > unpackedLimit) refuseLarge();
  return tableFile((await rowsOf(bytes)).values());
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
      // A text stands in the file once, however many cells it is in.
      characters += cells.reduce((sum, cell) => sum + cell.length, 0);
      if (characters > unpackedLimit) refuseLarge();
      rows.push({ line, cells: cells.slice(0, filled) });
      // The headings and one more than may be, or a row that is too wide: what counts them says so. Far to the right a
      // cell makes a row of 16,384, of which a small file may have thousands.
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
