import { statfs } from 'node:fs/promises';

/** Bytes that a user without rights may still write to the disk of a folder. @throws the system's error as it is */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
