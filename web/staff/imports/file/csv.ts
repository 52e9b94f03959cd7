import { type ImportRow, importLimits } from '#contract/staff/imports/imports.ts';
import { InputRefused } from '#web/staff/api/call.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { type TableFile, tableFile } from './table.ts';

const separators = [';', ',', '\t'] as const;

/**
 * Reads a CSV file: UTF-8 with or without a byte order mark, UTF-16 with one, otherwise Windows-1252. The separator is
 * the most frequent of comma, semicolon and tab in the first line.
 * @throws InputRefused that says what is wrong, and in which line
 */
export function readCsv(bytes: Uint8Array): TableFile {
  const text = decoded(bytes);
  return tableFile(csvRows(text, separatorOf(text)));
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new InputRefused('Das ist keine Textdatei. Bitte speichern Sie sie als CSV.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The separator of the first line, ignoring quoted text. */
function separatorOf(text: string): string {
  const end = text.search(/[\r\n]/);
  const line = (end < 0 ? text : text.slice(0, end)).slice(0, 100_000).replaceAll(/"[^"]*"/g, '');
  const counts = separators.map((one) => line.split(one).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ';';
}

/** Yields the non-empty rows; a quoted cell may contain separators and line breaks. */
function* csvRows(text: string, separator: string): Generator<ImportRow> {
  let [at, line] = [0, 1];
  while (at < text.length) {
    const begun = line;
    const cells: string[] = [];
    for (let ended = false; !ended; ) {
      const cell = text[at] === '"' ? quoted(text, at, line) : { value: '', at };
      const end = endOf(text, cell.at, separator);
      const rest = text.slice(cell.at, end);
      if (cell.at > at && rest.trim() !== '') refuseAfterQuote(line);
      const value = cell.value + rest;
      if (value.length > importLimits.cell) refuseLong(begun);
      cells.push(value);
      line += lineBreaks(cell.value);
      ended = text[end] !== separator;
      at = end + 1;
      if (ended && text[end] === '\r' && text[at] === '\n') at += 1;
    }
    line += 1;
    if (cells.some((cell) => cell.trim() !== '')) yield { line: begun, cells };
  }
}

/** Reads a quoted cell, unescaping doubled quotes. */
function quoted(text: string, start: number, line: number): { value: string; at: number } {
  for (let at = start + 1; ; ) {
    const end = text.indexOf('"', at);
    if (end < 0)
      throw new InputRefused(
        `In Zeile ${line} beginnt ein Feld mit einem Anführungszeichen, das nicht geschlossen wird. Bitte ergänzen oder entfernen Sie es.`,
      );
    if (end - start > 2 * importLimits.cell) refuseLong(line);
    if (text[end + 1] !== '"') return { value: text.slice(start + 1, end).replaceAll('""', '"'), at: end + 1 };
    at = end + 2;
  }
}

function endOf(text: string, from: number, separator: string): number {
  for (let at = from; at < text.length; at++) {
    const letter = text[at];
    if (letter === separator || letter === '\n' || letter === '\r') return at;
    if (at - from > importLimits.cell) return at;
  }
  return text.length;
}

const lineBreaks = (text: string) => text.match(/\r\n?|\n/g)?.length ?? 0;

/** As in `"Beispiel";"a` without its second mark, which would make one row of two. */
function refuseAfterQuote(line: number): never {
  throw new InputRefused(
    `In Zeile ${line} folgt auf ein schließendes Anführungszeichen noch Text. Fehlt ein Anführungszeichen? Eines, das zum Inhalt gehört, muss doppelt stehen.`,
  );
}

function refuseLong(line: number): never {
  throw new InputRefused(
    `In Zeile ${line} stehen mehr als ${germanNumber(importLimits.cell)} Zeichen in einem Feld. Fehlt ein Anführungszeichen?`,
  );
}
