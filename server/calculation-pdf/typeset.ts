import { text } from 'node:stream/consumers';
import { openEngine } from '#server/typesetting/engine.ts';

// A process that typesets one sheet and exits: Typst on standard input, PDF on standard output.
const source = { mainFileContent: await text(process.stdin), inputs: { sender: '' } };
process.stdout.write(pdfOf(process.argv[2] ?? ''));

/**
 * A tagged PDF (PDF/UA-1). The standard forbids the boxes that stand for letters the fonts lack: a process named in
 * Chinese gets a tagged PDF that does not claim to follow it.
 */
function pdfOf(folder: string): Uint8Array {
  const engine = openEngine(folder);
  try {
    return engine.pdf(source, { pdfStandard: 'ua-1' });
  } catch {
    return engine.pdf(source, {});
  }
}
