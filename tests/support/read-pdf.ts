import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What poppler reads from a PDF. */
export type ReadPdf = {
  /** Text as pdftotext extracts it, in structure order. */
  text: string;
  /** Fields of pdfinfo by name, such as `Title` and `Tagged`. */
  facts: Map<string, string>;
  /** The XMP metadata. */
  metadata: string;
  /** Titles of the bookmarks in order. */
  bookmarks: string[];
  /** Structure tags in order, such as `H2`. */
  tags: string[];
  fonts: { name: string; embedded: boolean; unicode: boolean }[];
};

/** Reads a PDF with poppler's programs (`scripts/lib/poppler.mjs` installs them). */
export async function readPdf(file: string): Promise<ReadPdf> {
  const [text, facts, metadata, structure, fonts, outline] = await Promise.all([
    read('pdftotext', '-enc', 'UTF-8', file, '-'),
    read('pdfinfo', '-enc', 'UTF-8', file),
    read('pdfinfo', '-meta', file),
    read('pdfinfo', '-struct', file),
    read('pdffonts', file),
    read('pdftohtml', '-xml', '-i', '-stdout', file),
  ]);
  return {
    text,
    facts: new Map([...facts.matchAll(/^([^:\n]+): *(.*)$/gm)].map(([, name = '', value = '']) => [name, value])),
    metadata,
    bookmarks: [...outline.matchAll(/^<item page="\d+">(.*)<\/item>$/gm)].map(([, title = '']) => unescaped(title)),
    tags: [...structure.matchAll(/^ *([A-Z]\w*)/gm)].map(([, tag = '']) => tag),
    // Two header lines; the last five columns start with embedded, subset, unicode.
    fonts: fonts
      .trim()
      .split('\n')
      .slice(2)
      .map((line) => {
        const [name = ''] = line.split(/\s+/);
        const [embedded, , unicode] = line.trim().split(/\s+/).slice(-5);
        return { name, embedded: embedded === 'yes', unicode: unicode === 'yes' };
      }),
  };
}

/** Poppler's warnings go to standard error; only its output counts here. */
async function read(program: string, ...values: string[]): Promise<string> {
  const { stdout } = await run(program, values, { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
  return stdout;
}

function unescaped(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}
