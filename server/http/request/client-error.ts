import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { securityHeaders } from '#server/http/headers/security-headers.ts';

/** What Node's HTTP server answers by itself to what is no request; everything else it cannot read is 400. */
const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** For the client to read the answer before the connection is gone with all it holds, in milliseconds. */
const timeToRead = 1000;

/**
 * For the event `clientError`: the answer that Node would give, with the headers that every answer carries (`headers`
 * are those of this site). Within an answer that has begun it would be read as that one's content: the connection ends.
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

/** Answers so on the connection itself, which ends: also where the client leaves its half of it open. */
export function endWith(status: number, socket: Duplex, headers: Readonly<Record<string, string>>): void {
  const lines = Object.entries({ ...securityHeaders, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}content-length: 0\r\nconnection: close\r\n\r\n`,
  );
  setTimeout(() => socket.destroy(), timeToRead).unref();
}
