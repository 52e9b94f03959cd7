import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { securityHeaders } from '#server/http/headers/security-headers.ts';

/** What Node's HTTP server answers by itself to what is no request; everything else it cannot read is 400. */
const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** For the event `clientError`: the answer that Node would give, with the headers that every answer carries. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = statusOf[error.code ?? ''] ?? 400;
  const lines = Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}content-length: 0\r\nconnection: close\r\n\r\n`,
  );
}
