import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtFolder } from '#server/own-files.ts';
import { typesetting } from '#server/typesetting/engine.ts';

/** Milliseconds after which a typesetting that hangs is ended; it takes half a second. */
const patience = 20_000;
/** Sheets that wait at most; more are refused, and their visitors come back. */
const longestQueue = 8;

const entry = builtFolder ? join(builtFolder, 'typeset-sheet.js') : join(import.meta.dirname, 'typeset.ts');

/** Sets a Typst document as PDF; null where this system has no engine. @throws Error where it fails or too many wait */
export type Typeset = (source: string) => Promise<Uint8Array | null>;

/**
 * A typesetter in a process of its own that lives only while it works: the engine takes 100 MB, none of which stays.
 * One after the other.
 * @param folder what the build made for typesetting
 */
export function createTypesetter(folder: string): Typeset {
  const isThere = existsSync(join(folder, typesetting.engine));
  let queue: Promise<unknown> = Promise.resolve();
  /** Those under way by what they say: who asks again for the same sheet gets the same one, and no place more. */
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
      // The engine's own words name places in the document, not what it says.
      else reject(new Error(`typesetting exited with ${code}: ${Buffer.concat(complaints).toString().slice(0, 300)}`));
    });
    child.stdin.on('error', () => {});
    child.stdin.end(source);
  });
}
