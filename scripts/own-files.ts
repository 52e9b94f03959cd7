import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysOf } from '#contract/keys-of.ts';
import { ownFile, ownFiles } from '#server/own-files.ts';
import { buildFolder } from './lib/build/folder.ts';

// Puts beside the server what it reads from elsewhere when it runs from source, and says that its scripts are modules:
// the folder then needs nothing but Node.
for (const name of keysOf(ownFiles)) copyFileSync(ownFile(name), join(buildFolder, name));

const { name, version, engines } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
writeFileSync(
  join(buildFolder, 'package.json'),
  JSON.stringify({ name, version, private: true, type: 'module', engines }),
);
