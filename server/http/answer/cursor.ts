/** Where a list continues: the time by which it is sorted, in milliseconds, and the id that tells equal ones apart. */
export type Position = { at: number; id: string };

/** The position as text that clients send back without reading it. */
export function writeCursor({ at, id }: Position): string {
  return Buffer.from(`${at} ${id}`).toString('base64url');
}

/** @returns null for text that `writeCursor` does not make */
export function readCursor(cursor: string): Position | null {
  if (cursor.length > 100) return null;
  const parts = /^(\d{1,15}) ([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  if (!parts) return null;
  const position = { at: Number(parts[1]), id: parts[2] ?? '' };
  return writeCursor(position) === cursor ? position : null;
}
