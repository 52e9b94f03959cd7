import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtFolder } from '#server/own-files.ts';
import { typesetting } from '#server/typesetting/engine.ts';

/** Milliseconds after which a hanging process is killed; typesetting takes half a second. */
const patience = 20_000;
/** Maximum number of sheets in the queue; further ones are refused, and their visitors can try again. */
const longestQueue = 8;

const entry = builtFolder ? join(builtFolder, 'typeset-sheet.js') : join(import.meta.dirname, 'typeset.ts');

/**
 * Typesets a Typst document as PDF; null where this system has no engine.
 * @throws Error when it fails or the queue is full
 */
export type Typeset = (source: string) => Promise<Uint8Array | null>;

/**
 * Creates a typesetter that runs each sheet in a short-lived process, one at a time: the engine takes 100 MB, all of
 * which is freed when the process exits.
 * @param folder what the build made for typesetting
 */
export function createTypesetter(folder: string): Typeset {
  const isThere = existsSync(join(folder, typesetting.engine));
  let queue: Promise<unknown> = Promise.resolve();
  /** Sheets in progress by source: a repeated request shares the result and takes no further place in the queue. */
  const underWay = new Map<string, Promise<Uint8Array>>();
  return (source) => {
    if (!isThere) return Promise.resolve(null);
    const known = underWay.get(source);
    if (known) return known;
    if (underWay.size >= longestQueue) return Promise.reject(new Error('too many sheets are being typeset'));
    const made = queue.then(() => run(folder, source)).finally(() => underWay.delete(source));
    queue = made.catch(() => {});
    underWay.set(source, made);
    return made;
  };
}

function run(folder: string, source: string): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry, folder], {
      stdio: ['pipe', 'pipe', 'pipe'],
      timeout: patience,
      env: {},
    });
    const out: Buffer[] = [];
    const complaints: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(out));
      // The engine's messages name positions in the document, not its content: those that quote it come from the
      // standard, without which a second attempt is made.
      else reject(new Error(`typesetting exited with ${code}: ${Buffer.concat(complaints).toString().slice(0, 300)}`));
    });
    child.stdin.on('error', () => {});
    child.stdin.end(source);
  });
}
