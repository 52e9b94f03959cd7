import { type Server, STATUS_CODES } from 'node:http';
import { createServer, type Server as NetServer, type Socket } from 'node:net';
import type { Answer, HeaderReader } from './answer/answer.ts';
import { plainRequest } from './request-head.ts';

/**
 * What the front answers by itself. `peek` gives the page that is ready in memory, or null; all pages given are
 * forgotten when `generation` changes. `post` gives the answer of a call, or null where there is no such call.
 */
export type Ready = {
  peek: (target: string, header: HeaderReader, peer: string) => Answer | null;
  generation: () => number;
  post: (target: string, header: HeaderReader, peer: string, body: Buffer) => Promise<Answer> | null;
};

/** `busy` are the connections on which a call is being answered. */
export type Front = { server: NetServer; busy: ReadonlySet<Socket> };

/** Different request heads remembered at most; a head is one browser's wording of one request. */
const maxHeads = 2000;
/** Different answers remembered at most: about all pages, in both languages and encodings. */
const maxAnswers = 200;
/** Heads name addresses and cookies: they are not kept longer than this. */
const headsMilliseconds = 600_000;
const maxHeadBytes = 4096;
/** As the HTTP server behind it. */
const idleMilliseconds = 65_000;
/** Bytes of answers that a client may leave unread before it is no longer listened to. */
const maxUnread = 1_000_000;

type Prepared = { bytes: Buffer; dateAt: number; date: string };
/** What a head is answered with, and what counts it. */
type Known = { prepared: Prepared; view: { count: number } | null };

/**
 * Stands before the HTTP server and answers two plain requests that arrive in one packet, in less than half of
 * the time (docs/decisions/0007): a GET for a page that is ready in memory, and the post of a call. Anything else
 * about a connection, an unknown header or a half-arrived request included, hands the connection over to the
 * HTTP server for good.
 */
export function createFront(http: Server, ready: Ready): Front {
  const busy = new Set<Socket>();
  let heads = new Map<string, Known>();
  let answers = new Map<string, Prepared>();
  let generation = ready.generation();

  function pageFor(chunk: Buffer, peer: string): Buffer | null {
    if (chunk.length > maxHeadBytes) return null;
    if (generation !== ready.generation()) {
      generation = ready.generation();
      heads = new Map();
      answers = new Map();
    }
    const name = peer + chunk.toString('latin1');
    const known = heads.get(name);
    if (known) return sent(known);
    const request = plainRequest(chunk);
    if (request?.method !== 'GET' || request.bodyAt !== chunk.length) return null;
    const answer = ready.peek(request.target, request.header, peer);
    if (!answer) return null;
    if (heads.size >= maxHeads || answers.size >= maxAnswers) heads = new Map();
    // Many heads ask for the same bytes; those are kept once.
    const { status, headers } = answer;
    const sameBytes = `${status} ${headers.etag} ${headers['content-encoding']} ${headers['content-language']}`;
    const prepared = answers.get(sameBytes) ?? prepare(answer);
    if (answers.size >= maxAnswers) answers = new Map();
    answers.set(sameBytes, prepared);
    const view = answer.view ?? null;
    heads.set(name, { prepared, view });
    return sent({ prepared, view });
  }

  function callFor(chunk: Buffer, peer: string): Promise<Answer> | null {
    const request = plainRequest(chunk);
    if (request?.method !== 'POST' || request.bodyAt + request.bodyBytes !== chunk.length) return null;
    return ready.post(request.target, request.header, peer, chunk.subarray(request.bodyAt));
  }

  /** One call at a time on a connection: it is not read from until the answer is written. */
  function answerCall(socket: Socket, call: Promise<Answer>): void {
    busy.add(socket);
    socket.pause();
    call.then(
      (answer) => {
        busy.delete(socket);
        if (socket.destroyed) return;
        if (server.listening) {
          socket.write(complete(answer, keepAlive));
          socket.resume();
        } else socket.end(complete(answer, 'connection: close\r\n'));
      },
      () => {
        busy.delete(socket);
        socket.destroy();
      },
    );
  }

  setInterval(() => {
    heads = new Map();
  }, headsMilliseconds).unref();

  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    const peer = socket.remoteAddress ?? '';
    const leave = () => {
      socket.off('data', onData).off('end', onEnd).off('error', onError).off('timeout', onTimeout).setTimeout(0);
    };
    const onData = (chunk: Buffer) => {
      const call = chunk[0] === 0x50 ? callFor(chunk, peer) : null;
      if (call) {
        answerCall(socket, call);
        return;
      }
      const page = chunk[0] === 0x47 ? pageFor(chunk, peer) : null;
      if (!page) {
        leave();
        handOver(http, socket, chunk);
        return;
      }
      socket.write(page);
      if (socket.writableLength > maxUnread) {
        socket.pause();
        socket.once('drain', () => socket.resume());
      }
    };
    const onEnd = () => socket.end();
    const onError = () => socket.destroy();
    const onTimeout = () => socket.destroy();
    socket.on('data', onData).on('end', onEnd).on('error', onError).on('timeout', onTimeout);
    socket.setTimeout(idleMilliseconds);
  });
  return { server, busy };
}

/** As Node's documentation of the event 'connection' allows; the bytes already read go back first. */
function handOver(http: Server, socket: Socket, chunk: Buffer): void {
  socket.pause();
  socket.unshift(chunk);
  http.emit('connection', socket);
  process.nextTick(() => socket.resume());
}

const keepAlive = `connection: keep-alive\r\nkeep-alive: timeout=${idleMilliseconds / 1000}\r\n`;
const datePlace = 'Thu, 01 Jan 1970 00:00:00 GMT';

function prepare({ status, headers, body }: Answer): Prepared {
  const beforeDate = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headerLines(headers)}${keepAlive}date: `;
  const head = Buffer.from(`${beforeDate}${datePlace}\r\n\r\n`, 'latin1');
  return { bytes: body ? Buffer.concat([head, body]) : head, dateAt: beforeDate.length, date: datePlace };
}

/** A call's answer as bytes; its headers do not name the length of the body. */
function complete({ status, headers, body }: Answer, connection: string): Buffer {
  tick();
  const content = body ?? Buffer.alloc(0);
  const start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headerLines(headers)}`;
  const head = Buffer.from(`${start}content-length: ${content.length}\r\n${connection}date: ${now}\r\n\r\n`, 'latin1');
  return Buffer.concat([head, content]);
}

/** Written once for headers that are the same object every time. */
const writtenLines = new WeakMap<Answer['headers'], string>();

function headerLines(headers: Answer['headers']): string {
  const known = writtenLines.get(headers);
  if (known !== undefined) return known;
  const lines = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  writtenLines.set(headers, lines);
  return lines;
}

let second = 0;
let now = datePlace;

/** Brings `now` up to date, once a second. */
function tick(): void {
  const current = Math.floor(Date.now() / 1000);
  if (current === second) return;
  second = current;
  now = new Date().toUTCString();
}

function sent({ prepared, view }: Known): Buffer {
  if (view) view.count += 1;
  return dated(prepared);
}

/** The bytes with the current date (RFC 9110, 6.6.1), written into their place once a second. */
function dated(prepared: Prepared): Buffer {
  tick();
  if (prepared.date !== now) {
    prepared.bytes.write(now, prepared.dateAt, 'latin1');
    prepared.date = now;
  }
  return prepared.bytes;
}
