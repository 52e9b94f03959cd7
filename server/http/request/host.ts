import type { IncomingMessage } from 'node:http';

/** HTTP/1.0 knows no Host, and simple health checks speak it; the site answers for one name only. */
export function nameHost(request: IncomingMessage): void {
  if (request.headers.host !== undefined || request.httpVersion !== '1.0') return;
  request.headers.host = 'localhost';
  request.rawHeaders.push('Host', 'localhost');
}

const hostName = /^[\w.:[\]-]+$/;

/**
 * Whether a request names one host, and one that could be a name (RFC 9112, 3.2). Of two, a proxy may have read the
 * other one than Node.
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
