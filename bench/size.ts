import { statSync } from 'node:fs';
import { join } from 'node:path';
import { serveSite } from '#tests/support/servers/served-site.ts';
import { printLimited } from './print.ts';

const limits = { script: 120_000, style: 12_000 };
const client = join(import.meta.dirname, '../build/client');

/** Brotli bytes of all scripts and styles that the home page names, so loads before anything is touched. */
export async function benchSize(): Promise<void> {
  const site = await serveSite();
  const html = await (await fetch(`${site.origin}/`)).text();
  await site.end();
  const files = new Set([...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([file]) => file));
  const linked = [...files].filter(
    (file) => html.includes(`href="${file}"`) || html.includes(`import "${file}"`) || html.includes(`src="${file}"`),
  );
  const bytes = (ending: string) =>
    linked.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + size(file), 0);
  printLimited('scripts of the home page, brotli', bytes('.js'), limits.script, 'bytes');
  printLimited('styles of the home page, brotli', bytes('.css'), limits.style, 'bytes');
  printLimited('home page, HTML', Buffer.byteLength(html), limits.script, 'bytes');
}

/** Files that brotli would not make smaller have no such copy. */
function size(file: string): number {
  return (statSync(`${client}${file}.br`, { throwIfNoEntry: false }) ?? statSync(client + file)).size;
}
