import { copyFileSync, existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes what was made from the same before, by its name in the cache, or what is made now. */
export function fromCache(folder: string, name: string, target: string, make: () => Uint8Array): void {
  const kept = join(folder, name);
  if (!existsSync(kept)) {
    // Complete or not there at all.
    const part = `${kept}.${process.pid}.part`;
    writeFileSync(part, make());
    renameSync(part, kept);
  }
  copyFileSync(kept, target);
}
