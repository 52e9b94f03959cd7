import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { Context } from 'hono';
import { type Encoded, pickEncoding } from '#server/http/answer/compression.ts';
import { cachePolicies } from '#server/http/headers/cache-policies.ts';
import { securityHeaders } from '#server/http/headers/security-headers.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/**
 * Serves the files of the built web bundle from memory, with the compressed copies that the build wrote
 * beside them. Only names that were there at start are known, so no address can reach another file.
 */
export function createAssets(folder: string) {
  const names = new Set(listFiles(folder));
  const loaded = new Map<string, Encoded>();

  function load(name: string): Encoded {
    const known = loaded.get(name);
    if (known) return known;
    const read = (suffix: string) => (names.has(name + suffix) ? readFileSync(join(folder, name + suffix)) : undefined);
    const [br, gzip] = [read('.br'), read('.gz')];
    const asset: Encoded = { identity: readFileSync(join(folder, name)), ...(br && { br }), ...(gzip && { gzip }) };
    loaded.set(name, asset);
    return asset;
  }

  /** The file at this path, or null when the path is not one of ours. */
  return (c: Context, path: string): Response | null => {
    const name = path.slice(1);
    const type = types[extname(name)];
    if (!type || !names.has(name)) return null;
    const asset = load(name);
    const encoding = pickEncoding(c.req.header('accept-encoding'), asset);
    const bytes = asset[encoding] ?? asset.identity;
    return new Response(bytes as Uint8Array<ArrayBuffer>, {
      headers: {
        ...securityHeaders,
        'content-type': type,
        'content-length': String(bytes.byteLength),
        'cache-control': name.startsWith('assets/') ? cachePolicies.immutable : cachePolicies.publicFile,
        vary: 'Accept-Encoding',
        // Search engines find the paper's page, not its file.
        ...(name.startsWith('downloads/') && { 'x-robots-tag': 'noindex' }),
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
    });
  };
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    );
}
