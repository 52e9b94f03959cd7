import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { root } from '#tests/house/files.ts';

/** Bytes sent for a page load before any interaction, with brotli where that is smaller. */
export type FirstLoad = {
  html: number;
  /** What the inline rules in its head add to the HTML. */
  rules: number;
  script: number;
  style: number;
  font: number;
  files: [string, number][];
};

const client = join(root, 'build/client');

const compress = promisify(brotliCompress);
const sent = async (html: string) => (await compress(html)).byteLength;

/** The size of a page and of the files that its HTML names. `style` counts the linked stylesheets. */
export async function firstLoad(address: string, headers: Readonly<Record<string, string>> = {}): Promise<FirstLoad> {
  const answer = await (await fetch(address, { headers })).text();
  const html = withStableNames(answer).replaceAll(new URL(address).origin, 'https://www.musterwerk-ki.example');
  const named = new Set(
    [...answer.matchAll(/(?:href=|src=|import |from )"(\/assets\/[\w.-]+)"/g)].map(([, file = '']) => file),
  );
  const files = [...named].map((file): [string, number] => [file, sentBytes(file)]);
  const sum = (ending: string) =>
    files.filter(([file]) => file.endsWith(ending)).reduce((total, [, bytes]) => total + bytes, 0);
  const bare = html.replace(/<style>.*?<\/style>/s, '');
  const [bytes, withRules] = await Promise.all([sent(bare), bare === html ? null : sent(html)]);
  return {
    html: bytes,
    rules: (withRules ?? bytes) - bytes,
    script: sum('.js'),
    style: sum('.css'),
    font: sum('.woff2'),
    files: files.toSorted(([, one], [, other]) => other - one),
  };
}

/**
 * The HTML with other letters for the hash in each file's name: always the same ones, whatever is in the file. Chance
 * would change the size by up to a hundred bytes from build to build, as the port of a test site would by thirty.
 */
const withStableNames = (html: string) =>
  html.replaceAll(
    /(\/assets\/[\w.-]+?)-[\w-]{8}(\.\w+)/g,
    (_file, name: string, ending: string) =>
      `${name}-${createHash('sha256').update(name).digest('base64url').slice(0, 8)}${ending}`,
  );

/** Files that brotli would not shrink have no compressed copy. */
function sentBytes(file: string): number {
  return (statSync(`${client}${file}.br`, { throwIfNoEntry: false }) ?? statSync(client + file)).size;
}
