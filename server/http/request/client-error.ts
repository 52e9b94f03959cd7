import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { securityHeaders } from '#server/http/headers/security-headers.ts';

/** The statuses with which Node's HTTP server answers malformed requests; any other parse error is 400. */
const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Milliseconds for the client to read the response before the connection is destroyed. */
const timeToRead = 1000;

/**
 * Handles `clientError`: sends the response that Node would send, with the headers of every response (`headers` are
 * those of this site). If a response has already begun, the client would read this one as part of its body, so the
 * connection is destroyed instead.
 */
export function answerClientError(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  underway: Iterable<ServerResponse>,
  headers: Readonly<Record<string, string>>,
): void {
  const begun = (one: ServerResponse) => one.req.socket === socket && one.headersSent && !one.writableEnded;
  if (error.code === 'ECONNRESET' || !socket.writable || [...underway].some(begun)) return void socket.destroy();
  endWith(statusOf[error.code ?? ''] ?? 400, socket, headers);
}

/** Sends a response on the socket and closes it, even if the client keeps its half of the connection open. */
export function endWith(status: number, socket: Duplex, headers: Readonly<Record<string, string>>): void {
  const lines = Object.entries({ ...securityHeaders, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}content-length: 0\r\nconnection: close\r\n\r\n`,
  );
  setTimeout(() => socket.destroy(), timeToRead).unref();
}
