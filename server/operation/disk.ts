import { statfs } from 'node:fs/promises';

/** Bytes that an unprivileged user can still write to the disk of a folder; 0 for a disk that does not respond. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize;
}
