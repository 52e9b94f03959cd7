import { statfs } from 'node:fs/promises';

/** Bytes that an unprivileged user can still write to the disk of a folder. @throws the system's error unchanged */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
