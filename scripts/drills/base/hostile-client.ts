import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { HostileRequest } from '#tests/support/hostile/requests.ts';
import { stopwatch, type Took } from './stopwatch.ts';

type Site = { origin: string; pid: number };

/**
 * `status` 0: the connection ended without an answer. The times last until the end of the answer, or, for a raw head,
 * until its first answer.
 */
export type Answered = Took & { what: string; status: number };

/** Timeout in milliseconds for reading an answer: event streams never end. */
const patience = 3000;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends one request as an HTTP library does. */
export function send(
  { origin, pid }: Site,
  { route, method, target, headers, body }: HostileRequest,
  token: string | null,
) {
  const time = stopwatch(pid);
  return new Promise<Answered>((resolve, reject) => {
    const answered = (status: number) => resolve({ what: route, status, ...time() });
    const sent = request(`${origin}${target}`, {
      method,
      agent,
      headers: {
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== null && { 'content-length': Buffer.byteLength(body) }),
      },
    });
    sent.on('response', (answer) => {
      const status = answer.statusCode ?? 0;
      if (String(answer.headers['content-type']).startsWith('text/event-stream')) {
        answered(status);
        return void sent.destroy();
      }
      answer.on('error', reject).on('end', () => answered(status));
      answer.resume();
    });
    sent.setTimeout(patience * 5, () => sent.destroy(new Error(`no response: ${route} ${target.slice(0, 200)}`)));
    // The server rejected the request before reading all of it.
    sent.on('error', (error: NodeJS.ErrnoException) =>
      ['EPIPE', 'ECONNRESET'].includes(error.code ?? '') ? answered(0) : reject(error),
    );
    sent.end(body ?? undefined);
  });
}

/** Writes these bytes, half-closes the connection and reads the answers. */
export function sendHead({ origin, pid }: Site, head: string): Promise<Answered> {
  const time = stopwatch(pid);
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const received: string[] = [];
    let first: ReturnType<typeof time> | null = null;
    const socket = connect(Number(port), hostname, () => socket.end(head, 'latin1'));
    const done = () => {
      const statuses = [...received.join('').matchAll(/^HTTP\/1\.\d (\d{3})/gm)].map(([, status]) => Number(status));
      resolve({
        what: 'raw request heads',
        status: Math.max(0, ...statuses),
        ...(first ?? time()),
      });
    };
    socket.on('data', (chunk) => {
      first ??= time();
      if (received.length < 4) received.push(chunk.toString('latin1').slice(0, 300));
    });
    socket.on('error', () => {});
    socket.on('close', done);
    socket.setTimeout(patience, () => socket.destroy());
  });
}
