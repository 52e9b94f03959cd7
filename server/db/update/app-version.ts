import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { builtFolder } from '#server/own-files.ts';

/** This program's version, from package.json. */
export function appVersion(): string {
  const file = join(builtFolder ?? join(import.meta.dirname, '../../..'), 'package.json');
  return v.parse(v.object({ version: v.string() }), JSON.parse(readFileSync(file, 'utf8'))).version;
}
