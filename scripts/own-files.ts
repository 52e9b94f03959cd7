import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysOf } from '#contract/keys-of.ts';
import { ownFile, ownFiles } from '#server/own-files.ts';
import { billOfMaterials, builders, type Lock } from './lib/build/bill.ts';
import { buildFolder } from './lib/build/folder.ts';

// Copies the files that the server reads from elsewhere when it runs from source into its folder, and marks its scripts
// as modules: the folder then needs nothing but Node. bom.cdx.json lists what it is made of.
for (const name of keysOf(ownFiles)) copyFileSync(ownFile(name), join(buildFolder, name));

const { name, version, engines } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
writeFileSync(
  join(buildFolder, 'package.json'),
  JSON.stringify({ name, version, private: true, type: 'module', engines }),
);

const lock: Lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'));
writeFileSync(join(buildFolder, 'bom.cdx.json'), `${JSON.stringify(billOfMaterials(lock, builders), null, 1)}\n`);
