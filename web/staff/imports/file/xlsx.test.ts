import { deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';
import { unpackedSize } from './unpacked-size.ts';

type Cell = string | number | boolean | Date | null;
const sheet = (rows: Cell[][]) => writeXlsx({ sheets: [{ name: 'Kontakte', rows }] });

test('the first sheet is parsed with its headings, dates, numbers and row numbers', async () => {
  const bytes = await sheet([
    ['E-Mail', 'Name', 'Datum', 'Telefon'],
    ['a@b.example', ' Jörg <Ünal> & Söhne ', new Date(Date.UTC(2021, 4, 3)), 4951112345],
    [null, '', null, null],
    ['c@d.example', 'Zeile 1\nZeile 2', new Date(Date.UTC(2021, 4, 3, 14, 30)), '0511 1'],
  ]);
  expect(await readFile(bytes)).toEqual({
    headings: ['E-Mail', 'Name', 'Datum', 'Telefon'],
    rows: 2,
    parts: [
      [
        { line: 2, cells: ['a@b.example', ' Jörg <Ünal> & Söhne ', '2021-05-03', '4951112345'] },
        { line: 4, cells: ['c@d.example', 'Zeile 1\nZeile 2', '2021-05-03T14:30', '0511 1'] },
      ],
    ],
  });
});

test('text that looks like a formula stays text, as in a CSV file', async () => {
  const { parts } = await readFile(await sheet([['E-Mail'], ['=SUM(A1)']]));
  expect(parts).toEqual([[{ line: 2, cells: ['=SUM(A1)'] }]]);
});

const many = (count: number) => Array.from({ length: count }, (_, at): Cell[] => [`${at}`]);

test.each([
  ['50,001 rows', () => sheet(many(50_002)), /50\.000 Zeilen/],
  ['300 columns', () => sheet([Array<Cell>(300).fill('a'), ['1']]), /200 Spalten/],
  [
    'a row of 201 columns, and worse below it',
    () => sheet([['a'], [...Array<Cell>(200).fill(null), 'b'], ['x'.repeat(10_001)]]),
    /Zeile 2.*200 Spalten/,
  ],
  ['a long cell', () => sheet([['a'], ['x'.repeat(10_001)]]), /Zeile 2.*10\.000 Zeichen/],
  ['a heading alone', () => sheet([['E-Mail']]), /keine Zeile/],
  ['an empty first sheet', () => sheet([]), /Das erste Blatt ist leer/],
  ['more than 20 MB', async () => new Uint8Array(21 * 1024 * 1024), /20 MB/],
  ['a password, or of the former Excel', async () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), /ohne Kennwort/],
  ['nothing behind its first bytes', async () => new Uint8Array([0x50, 0x4b, 3, 4]), /nicht lesen/],
  ['other things in it', async () => zip('word/document.xml', Buffer.from('<a/>')), /nicht lesen/],
  [
    'ninety megabytes that are one text again and again',
    () => sheet([['a'], ...Array<Cell[]>(9000).fill(['x'.repeat(10_000)])]),
    /80 MB/,
  ],
  [
    'a hundred megabytes of zeros',
    async () => zip('xl/worksheets/sheet1.xml', Buffer.alloc(100 * 1024 * 1024)),
    /80 MB/,
  ],
  [
    'a hundred megabytes that it says are ten',
    async () => zip('[Content_Types].xml', Buffer.alloc(100 * 1024 * 1024), 10),
    /nicht lesen/,
  ],
])('a file with %s is refused with a message', async (_case, file, sentence) => {
  await expect(file().then(readFile)).rejects.toThrow(sentence);
});

test('the unpacked size of a file is known before unpacking', () => {
  expect(unpackedSize(zip('a', Buffer.alloc(12_345)))).toBe(12_345);
  expect(unpackedSize(zip('a', Buffer.alloc(1), 0xffff_ffff))).toBe(Number.POSITIVE_INFINITY);
  expect(unpackedSize(new Uint8Array(100))).toBeNull();
});

/** A ZIP file with one entry. @param claimedSize the size that the entry declares, by default the true one */
function zip(name: string, content: Buffer, claimedSize = content.length): Uint8Array {
  const packed = deflateRawSync(content);
  const path = Buffer.from(name);
  // Version, flags, method, time, checksum, sizes: the same in the local header and the directory (APPNOTE 4.3.7,
  // 4.3.12).
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(claimedSize, 18);
  facts.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, path, packed]);
  const entry = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, Buffer.alloc(14), path]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return new Uint8Array(Buffer.concat([local, entry, end]));
}
