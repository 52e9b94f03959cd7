import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { fontFiles, ownFile } from '#server/own-files.ts';

// The process that typesets one sheet and ends: Typst on standard input, PDF on standard output.
const compilerOptions = { fontArgs: [{ fontBlobs: fontFiles.map((name) => readFileSync(ownFile(name))) }] };
const engine = v.object({
  NodeCompiler: v.custom<{
    create: (options: typeof compilerOptions) => {
      pdf: (source: { mainFileContent: string }, options: { pdfStandard: string }) => Uint8Array;
    };
  }>((given) => typeof given === 'function'),
});
const { NodeCompiler } = v.parse(engine, createRequire(import.meta.url)(process.argv[2] ?? ''));
const pdf = NodeCompiler.create(compilerOptions).pdf(
  { mainFileContent: await text(process.stdin) },
  { pdfStandard: 'ua-1' },
);
process.stdout.write(pdf);
