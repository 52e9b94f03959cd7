import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AtOnce } from './http/answer/answer.ts';
import { BodiesUnderway } from './http/request/bodies-underway.ts';
import { rateKey } from './http/request/client-address.ts';
import { answerClientError, endWith } from './http/request/client-error.ts';
import { isOneHost, nameHost } from './http/request/host.ts';
import { refuse } from './http/request/refuse.ts';
import { inTurn } from './http/request/sent-ahead.ts';
import { withinRequest } from './log/request-id.ts';

export type Listening = {
  server: Server;
  underway: ReadonlySet<ServerResponse>;
  origin: string;
  /** From now on each answer ends its connection: a proxy that keeps it would send a request into its end. */
  keepNoConnections: () => void;
};

/** Longest address, in characters; no page, link or search needs as much. */
const maxTarget = 8192;

/**
 * Listens and resolves with the server and its address. `atOnce` is asked first; what it leaves goes to the app, whose
 * answers all get `headers`.
 * @param whose whom a request is counted for where many leave theirs half sent
 * @throws the system's error (port in use, address unknown) as it is
 */
export async function listen(
  app: Hono,
  atOnce: AtOnce,
  port: number,
  host: string,
  headers: Readonly<Record<string, string>> = {},
  whose: (request: IncomingMessage) => string = ({ socket }) => rateKey(socket.remoteAddress ?? ''),
): Promise<Listening> {
  const answer = getRequestListener(app.fetch);
  const underway = new Set<ServerResponse>();
  const bodies = new BodiesUnderway();
  let keeps = true;
  /** What an answer holds until it is sent, and a body of which more is to come. */
  const count = (request: IncomingMessage, response: ServerResponse) => {
    underway.add(response);
    bodies.add(request, whose, () => {
      const isAnothers = [...underway].some((one) => one !== response && one.req.socket === request.socket);
      // What its connection asked before would take it for its own answer, or for a part of it.
      if (isAnothers) return void request.socket.destroy();
      if (!response.headersSent) endWith(408, request.socket, headers);
      // At once, for the sake of what it holds.
      request.socket.destroySoon();
    });
    response.once('close', () => {
      underway.delete(response);
      bodies.gone(request);
      // Its connection is idle from the next turn on, and nobody is to wait for what it might ask.
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    });
  };
  const begin = (request: IncomingMessage, response: ServerResponse) => {
    if (!keeps || !server.listening) response.shouldKeepAlive = false;
    nameHost(request);
    const wrong = faultOf(request);
    // What is ready in memory carries all of its headers.
    if (wrong === null && atOnce(request, response)) return;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (wrong !== null) return refuse(response, wrong);
    if (!underway.has(response)) count(request, response);
    void withinRequest(request.headers.traceparent, () => answer(request, response));
  };
  // What lacks a host is told so with the headers that every answer carries.
  const server = createServer({ connectionsCheckingInterval: 1000, requireHostHeader: false }, (request, response) => {
    if (response.socket) return begin(request, response);
    // Its connection has ended, or is asked too much ahead.
    if (request.socket.destroyed || !inTurn(request, response, () => begin(request, response)))
      return void request.socket.destroy();
    count(request, response);
  });
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    refuse(response, 417);
  });
  server.on('clientError', (error, socket) => answerClientError(error, socket, underway, headers));
  // Slow or silent clients do not hold sockets for ever.
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  // Nor those who read nothing of their answer, with what it holds: it ends when nothing has gone or come for so long,
  // or for twice as long where Node took what it could write at first for a sign of life.
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

/** The status for a request that is none for a site (RFC 9112, 3.2), null for all others. */
function faultOf(request: IncomingMessage): 400 | 414 | null {
  const { url = '' } = request;
  if (!isOneHost(request)) return 400;
  if (url.length > maxTarget) return 414;
  return url.startsWith('/') || (/^https?:/i.test(url) && URL.canParse(url)) ? null : 400;
}

/**
 * Ends when the process is asked to. Where `drain` has time, `begin` first says so to whoever balances load, and all
 * goes on for so long (not when the terminal asks). Then: no new connections, requests under way finish (10 s at most;
 * `endStreams` ends those that would go on), `close`.
 */
export function endGracefully(
  listening: Listening,
  close: () => Promise<void>,
  endStreams = () => {},
  drain = { begin: () => {}, seconds: 0 },
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

/** Calls `ended` when all that is under way is answered, after 10 s at most; connections without a request end now. */
export function endServer({ server, underway }: Pick<Listening, 'server' | 'underway'>, ended: () => void): void {
  for (const response of underway) response.shouldKeepAlive = false;
  server.close(ended);
  setTimeout(() => server.closeAllConnections(), 10_000).unref();
}
