import { importLimits } from '#contract/staff/imports/imports.ts';
import { InputRefused } from '#web/staff/api/call.ts';
import { readCsv } from './csv.ts';
import type { TableFile } from './table.ts';

/**
 * Reads a file, CSV or XLSX as its first bytes say. What reads XLSX is loaded with the first such file.
 * @throws InputRefused that says what is wrong with it, and in which line
 */
export async function readFile(bytes: Uint8Array): Promise<TableFile> {
  if (bytes.length > importLimits.bytes)
    throw new InputRefused('Die Datei ist größer als 20 MB. Bitte teilen Sie sie.');
  // The former format of Excel, and an XLSX with a password (Compound File Binary).
  if (begins(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    throw new InputRefused('Bitte speichern Sie die Datei als XLSX ohne Kennwort oder als CSV.');
  if (!begins(bytes, [0x50, 0x4b, 3, 4])) return readCsv(bytes);
  const { readXlsx } = await import('./xlsx.ts');
  return readXlsx(bytes);
}

const begins = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);
