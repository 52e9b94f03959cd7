import { copyFileSync, existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the cached result of this name, or creates it first. */
export function fromCache(folder: string, name: string, target: string, make: () => Uint8Array): void {
  const kept = join(folder, name);
  if (!existsSync(kept)) {
    // Renamed when complete, so that the cache never contains part of a file.
    const part = `${kept}.${process.pid}.part`;
    writeFileSync(part, make());
    renameSync(part, kept);
  }
  copyFileSync(kept, target);
}
