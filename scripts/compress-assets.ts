import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { compress } from '#server/http/answer/compression.ts';
import { buildFolder } from './lib/build/folder.ts';

// Writes a brotli and a gzip copy of each text file in the web bundle, so that the server never compresses them.
const folder = join(buildFolder, 'client');
const compressible = new Set(['.js', '.css', '.svg', '.txt', '.json', '.webmanifest']);

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
  .map((entry) => join(entry.parentPath, entry.name));

await Promise.all(
  files.map(async (file) => {
    const { identity, br, gzip } = await compress(readFileSync(file), 11);
    // Compression enlarges tiny files; the server then sends them uncompressed.
    if (br && br.byteLength < identity.byteLength) writeFileSync(`${file}.br`, br);
    if (gzip && gzip.byteLength < identity.byteLength) writeFileSync(`${file}.gz`, gzip);
  }),
);
