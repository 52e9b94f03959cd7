import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { print } from './print.ts';
import { startServer } from './server.ts';

const limits = { script: 120_000, style: 12_000 };
const client = join(import.meta.dirname, '../build/client');

/** Brotli bytes of all scripts and styles that the home page names, so loads before anything is touched. */
export async function benchSize(): Promise<void> {
  const site = await startServer();
  const html = await (await fetch(`${site.origin}/`)).text();
  await site.stop();
  const files = new Set([...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([file]) => file));
  const linked = [...files].filter(
    (file) => html.includes(`href="${file}"`) || html.includes(`import "${file}"`) || html.includes(`src="${file}"`),
  );
  const bytes = (ending: string) =>
    linked.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + size(file), 0);
  print(
    'scripts of the home page, brotli',
    `${bytes('.js')} bytes`,
    bytes('.js') / limits.script,
    `limit ${limits.script}`,
  );
  print(
    'styles of the home page, brotli',
    `${bytes('.css')} bytes`,
    bytes('.css') / limits.style,
    `limit ${limits.style}`,
  );
  print(
    'home page, HTML',
    `${Buffer.byteLength(html)} bytes`,
    Buffer.byteLength(html) / limits.script,
    'the script limit',
  );
}

function size(file: string): number {
  try {
    return readFileSync(`${client}${file}.br`).byteLength;
  } catch {
    return readFileSync(client + file).byteLength;
  }
}
