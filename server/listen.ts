import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { createFront, type Front, type Ready } from './http/front.ts';
import { answerClientError } from './http/request/client-error.ts';

export type Listening = { server: Server; front: Front; connections: Set<Socket>; origin: string };

/**
 * Listens and resolves with the server and its address.
 * @throws the system's error (port in use, address unknown) as it is
 */
export async function listen(app: Hono, ready: Ready, port: number, host: string): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    // A search for 10 kB of umlauts or emoji is 30 kB of address.
    serverOptions: { connectionsCheckingInterval: 1000, requireHostHeader: false, maxHeaderSize: 48 * 1024 },
  }) as Server;
  server.prependListener('request', nameHost);
  // It never listens itself, and only this event makes Node look for requests that are late.
  server.emit('listening');
  const front = createFront(server, ready);
  const connections = new Set<Socket>();
  front.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('clientError', answerClientError);
  // Slow or silent clients do not hold sockets for ever.
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    front.server.once('error', reject);
    front.server.listen(port, host, resolve);
  });
  const address = front.server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return { server, front, connections, origin: `http://${host.includes(':') ? `[${host}]` : host}:${actual}` };
}

/**
 * HTTP/1.0 knows no Host, and simple health checks speak it; the site answers for one name only. Two of them are none (RFC 9112, 3.2):
 * a proxy may have read the other one.
 */
function nameHost(request: IncomingMessage): void {
  if ((request.headersDistinct.host?.length ?? 0) > 1) request.headers.host = '';
  if (request.headers.host !== undefined || request.httpVersion !== '1.0') return;
  request.headers.host = 'localhost';
  request.rawHeaders.push('Host', 'localhost');
}

/**
 * Ends when the process is asked to: no new connections, requests under way finish (10 s at most; `endStreams` ends
 * those that would go on), then `close`.
 */
export function endGracefully(
  { server, front, connections }: Listening,
  close: () => Promise<void>,
  endStreams = () => {},
): void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), 25_000).unref();
    endStreams();
    front.server.close(() => void close().finally(() => process.exit(0)));
    // Connections without a request end now; the others after their answer.
    for (const socket of connections) if (!underway.has(socket) && !front.busy.has(socket)) socket.destroy();
    setTimeout(() => {
      for (const socket of connections) socket.destroy();
    }, 10_000).unref();
  };
  const underway = requestsUnderway(server, () => ending);
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

/** The sockets on which the HTTP server is answering a request; told to close after it once we are ending. */
function requestsUnderway(server: Server, isEnding: () => boolean): Set<Socket> {
  const underway = new Set<Socket>();
  server.prependListener('request', (request, response) => {
    const { socket } = request;
    underway.add(socket);
    if (isEnding()) response.setHeader('connection', 'close');
    response.once('close', () => {
      underway.delete(socket);
      if (isEnding()) socket.end();
    });
  });
  return underway;
}
