import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { send } from '@fastify/send';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { pickEncoding } from '#server/http/answer/compression.ts';
import { cachePolicies } from '#server/http/headers/cache-policies.ts';
import { securityHeaders } from '#server/http/headers/security-headers.ts';

const suffix = { br: '.br', gzip: '.gz', identity: '' } as const;

/**
 * Serves the files of the built web bundle, with the compressed copies that the build wrote beside them. ETags, ranges
 * and conditional requests are handled by the library. Only names that existed at startup are served, so no path can
 * reach another file.
 */
export function staticFiles(root: string): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> {
  const names = new Set(filesIn(root));
  return async (c, next) => {
    const name = c.req.path.slice(1);
    const type = getMimeType(name);
    const { incoming, outgoing } = c.env ?? {};
    if (!incoming || !outgoing || !type || !names.has(name) || name.endsWith('.gz')) return next();
    const encoding = pickEncoding(c.req.header('accept-encoding'), (one) => names.has(name + suffix[one]));
    const sent = await send(incoming, name + suffix[encoding], { root, cacheControl: false, contentType: false });
    const headers = {
      ...sent.headers,
      ...securityHeaders,
      ...(sent.type === 'file' && {
        'content-type': type,
        'cache-control': name.startsWith('assets/') ? cachePolicies.immutable : cachePolicies.publicFile,
        vary: 'Accept-Encoding',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      }),
      // Search engines should find the paper's page, not its file.
      ...(name.startsWith('downloads/') && { 'x-robots-tag': 'noindex' }),
    };
    // For HEAD, Hono creates a new response from this one and drops the mark that it was sent already. Sending it twice
    // would end the connection and fill the log.
    if (c.req.method === 'HEAD') return new Response(null, { status: sent.statusCode, headers });
    if (outgoing.destroyed) {
      // Nobody would read the file to the end or close it.
      sent.stream.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    outgoing.writeHead(sent.statusCode, headers);
    // A client that disconnects midway is not an error.
    pipeline(sent.stream, outgoing, () => {});
    return RESPONSE_ALREADY_SENT;
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
