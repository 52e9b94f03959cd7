import type { Position } from '#server/staff/lead-index/filter.ts';

/** The position as an opaque cursor. */
export function writeCursor({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt} ${id}`).toString('base64url');
}

/** @returns null for text that `writeCursor` did not create */
export function readCursor(cursor: string): Position | null {
  if (cursor.length > 100) return null;
  const parts = /^(\d{1,15}) ([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  if (!parts) return null;
  const position = { createdAt: Number(parts[1]), id: parts[2] ?? '' };
  return writeCursor(position) === cursor ? position : null;
}
