import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AnswerFromMemory } from './http/answer/answer.ts';
import { BodiesUnderway } from './http/request/bodies-underway.ts';
import { rateKey } from './http/request/client-address.ts';
import { answerClientError, endWith } from './http/request/client-error.ts';
import { isOneHost, nameHost } from './http/request/host.ts';
import { answerInOrder } from './http/request/pipelining.ts';
import { refuseAndClose } from './http/request/refuse-and-close.ts';
import { withinRequest } from './log/request-id.ts';

export type Listening = {
  server: Server;
  underway: ReadonlySet<ServerResponse>;
  origin: string;
  /** From now on each response closes its connection, so that no proxy sends a request on it during shutdown. */
  keepNoConnections: () => void;
};

/** Longest URL, in characters; no page, link or search needs as much. */
const maxTarget = 8192;

/**
 * Listens and resolves with the server and its origin. `fromMemory` is called first; requests it leaves go to the app,
 * whose responses all get `headers`.
 * @param whose the client's key, by which unfinished request bodies are counted
 * @throws the system's error (port in use, address unknown) unchanged
 */
export async function listen(
  app: Hono,
  fromMemory: AnswerFromMemory,
  port: number,
  host: string,
  headers: Readonly<Record<string, string>> = {},
  whose: (request: IncomingMessage) => string = ({ socket }) => rateKey(socket.remoteAddress ?? ''),
): Promise<Listening> {
  const answer = getRequestListener(app.fetch);
  const underway = new Set<ServerResponse>();
  const bodies = new BodiesUnderway();
  let keeps = true;
  /** Tracks a response until it is sent, and a body until it is complete. */
  const count = (request: IncomingMessage, response: ServerResponse) => {
    underway.add(response);
    bodies.add(request, whose, () => {
      const isAnothers = [...underway].some((one) => one !== response && one.req.socket === request.socket);
      // An earlier request on the connection would take this response for its own, or for part of it.
      if (isAnothers) return void request.socket.destroy();
      if (!response.headersSent) endWith(408, request.socket, headers);
      // Immediately, to free its memory.
      request.socket.destroySoon();
    });
    response.once('close', () => {
      underway.delete(response);
      bodies.gone(request);
      // The connection is idle from the next turn on; the shutdown must not wait for further requests on it.
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    });
  };
  const begin = (request: IncomingMessage, response: ServerResponse) => {
    if (!keeps || !server.listening) response.shouldKeepAlive = false;
    nameHost(request);
    const wrong = faultOf(request);
    // Answers from memory have all their headers already.
    if (wrong === null && fromMemory(request, response)) return;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (wrong !== null) return refuseAndClose(response, wrong);
    if (!underway.has(response)) count(request, response);
    void withinRequest(request.headers.traceparent, () => answer(request, response));
  };
  // Requests without a Host header are refused in `faultOf`, so that the response has the common headers.
  const server = createServer({ connectionsCheckingInterval: 1000, requireHostHeader: false }, (request, response) => {
    if (response.socket) return begin(request, response);
    // The connection is closed, or has too many pipelined requests.
    if (request.socket.destroyed || !answerInOrder(request, response, () => begin(request, response)))
      return void request.socket.destroy();
    count(request, response);
  });
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    refuseAndClose(response, 417);
  });
  server.on('clientError', (error, socket) => answerClientError(error, socket, underway, headers));
  // Slow or silent clients must not hold sockets forever.
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  // The same applies to clients that do not read their response: the connection is destroyed after this time without
  // traffic in either direction, or after twice the time if Node counted its own first writes as activity.
  server.timeout = 60_000;
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  const keepNoConnections = () => {
    keeps = false;
  };
  return { server, underway, keepNoConnections, origin: `http://${host.includes(':') ? `[${host}]` : host}:${actual}` };
}

/** The status for a malformed request (RFC 9112, 3.2), null for all others. */
function faultOf(request: IncomingMessage): 400 | 414 | null {
  const { url = '' } = request;
  if (!isOneHost(request)) return 400;
  if (url.length > maxTarget) return 414;
  return url.startsWith('/') || (/^https?:/i.test(url) && URL.canParse(url)) ? null : 400;
}

/**
 * Shuts down on SIGTERM or SIGINT. On SIGTERM, `drain.begin` first reports the process as not ready to load balancers,
 * and it keeps serving for `drain.seconds`; SIGINT skips this. Then it accepts no new connections, finishes open
 * requests (10 s at most; `endStreams` ends those without an end) and calls `close`.
 */
export function endGracefully(
  listening: Listening,
  close: () => Promise<void>,
  endStreams: () => void,
  drain: { begin: () => void; seconds: number },
): void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), 25_000).unref();
    endStreams();
    endServer(listening, () => void close().finally(() => process.exit(0)));
  };
  process.on('SIGTERM', () => {
    drain.begin();
    listening.keepNoConnections();
    if (drain.seconds > 0) setTimeout(end, drain.seconds * 1000);
    else end();
  });
  process.on('SIGINT', end);
}

/** Calls `ended` when all open requests are answered, after 10 s at most; idle connections are closed immediately. */
export function endServer({ server, underway }: Pick<Listening, 'server' | 'underway'>, ended: () => void): void {
  for (const response of underway) response.shouldKeepAlive = false;
  server.close(ended);
  setTimeout(() => server.closeAllConnections(), 10_000).unref();
}
