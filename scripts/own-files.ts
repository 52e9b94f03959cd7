import { copyFileSync, linkSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { keysOf } from '#contract/keys-of.ts';
import { engineFileName, ownFile, ownFiles } from '#server/own-files.ts';
import { buildFolder } from './lib/build/folder.ts';

// Puts beside the server what it reads from elsewhere when it runs from source, and says that its scripts are modules:
// the folder then needs nothing but Node.
for (const name of keysOf(ownFiles)) copyFileSync(ownFile(name), join(buildFolder, name));

// The typesetting engine, where the system has one; 52 MB, which the builds of this checkout share where they can.
const engine = `@myriaddreamin/typst-ts-node-compiler-${process.platform}-${process.arch}-gnu`;
try {
  const file = createRequire(import.meta.url).resolve(engine);
  try {
    linkSync(file, join(buildFolder, engineFileName));
  } catch {
    copyFileSync(file, join(buildFolder, engineFileName));
  }
} catch {
  console.error('The typesetting engine is not available for this system: calculations are printed, not sent as PDFs.');
}

const { name, version, engines } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
writeFileSync(
  join(buildFolder, 'package.json'),
  JSON.stringify({ name, version, private: true, type: 'module', engines }),
);
