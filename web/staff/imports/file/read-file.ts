import { importLimits } from '#contract/staff/imports/imports.ts';
import { InputRefused } from '#web/staff/api/call.ts';
import { readCsv } from './csv.ts';
import type { TableFile } from './table.ts';

/**
 * Reads a file as CSV or XLSX, depending on its first bytes. The XLSX reader is loaded on demand.
 * @throws InputRefused that says what is wrong, and in which line
 */
export async function readFile(bytes: Uint8Array): Promise<TableFile> {
  if (bytes.length > importLimits.bytes)
    throw new InputRefused('Die Datei ist größer als 20 MB. Bitte teilen Sie sie.');
  // Excel's old format, and XLSX with a password (Compound File Binary).
  if (begins(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    throw new InputRefused('Bitte speichern Sie die Datei als XLSX ohne Kennwort oder als CSV.');
  if (!begins(bytes, [0x50, 0x4b, 3, 4])) return readCsv(bytes);
  const { readXlsx } = await import('./xlsx.ts');
  return readXlsx(bytes);
}

const begins = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);
