import type { IncomingMessage } from 'node:http';

/** HTTP/1.0 has no Host header, and simple health checks use it. The site serves a single host, so it is filled in. */
export function nameHost(request: IncomingMessage): void {
  if (request.headers.host !== undefined || request.httpVersion !== '1.0') return;
  request.headers.host = 'localhost';
  request.rawHeaders.push('Host', 'localhost');
}

const hostName = /^[\w.:[\]-]+$/;

/**
 * Whether a request has exactly one Host header with a possible host name (RFC 9112, 3.2). Of two, a proxy may have
 * used the one that Node did not.
 */
export function isOneHost({ headers, rawHeaders }: IncomingMessage): boolean {
  if (!hostName.test(headers.host ?? '')) return false;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}
