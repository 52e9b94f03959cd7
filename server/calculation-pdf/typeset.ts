import { text } from 'node:stream/consumers';
import { openEngine } from '#server/typesetting/engine.ts';

// A process that typesets one sheet and exits: Typst on standard input, PDF on standard output.
const source = { mainFileContent: await text(process.stdin), inputs: { sender: '' } };
process.stdout.write(openEngine(process.argv[2] ?? '').pdf(source, { pdfStandard: 'ua-1' }));
