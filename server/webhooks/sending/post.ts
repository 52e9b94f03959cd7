import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { HookFailure } from './fault.ts';
import type { ResolvedAddresses, ResolveHost } from './resolve-host.ts';

/**
 * Maximum number of bytes read so that the other side can finish its response; their content is ignored. The limit
 * includes what precedes a response, such as informational responses (1xx) or empty lines: an endless stream of these
 * would keep the CPU busy.
 */
const mostRead = 65_536;

type Message = { headers: Readonly<Record<string, string>>; body: string };

/**
 * Posts a message to the addresses that `reach` returns for its host. Redirects are not followed.
 * @param patience milliseconds for everything: name, connection, answer
 * @returns the HTTP status, 200 to 299
 * @throws HookFailure, or a system error
 */
export async function post(
  url: URL,
  message: Message,
  { reach, patience }: { reach: ResolveHost; patience: number },
  signal: AbortSignal,
): Promise<number> {
  const ends = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
  // A DNS lookup cannot be aborted by a signal.
  const reached = await Promise.race([reach(url), whenEnded(ends)]);
  const status = await answerTo(url, message, reached, ends);
  if (status >= 300 && status < 400) throw new HookFailure('redirect', status);
  if (status < 200 || status > 299) throw new HookFailure('status', status);
  return status;
}

function whenEnded(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

function answerTo(
  url: URL,
  { headers, body }: Message,
  reached: ResolvedAddresses,
  signal: AbortSignal,
): Promise<number> {
  const send = url.protocol === 'https:' ? tlsRequest : plainRequest;
  const length = String(Buffer.byteLength(body));
  return new Promise((resolve, reject) => {
    const outgoing = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': length, connection: 'close' },
        // A new connection each time, so that none is reused that was made to another address.
        agent: false,
        lookup: only(reached),
        signal,
      },
      (answer) => {
        answer.resume();
        answer.on('error', () => {});
        resolve(answer.statusCode ?? 0);
      },
    );
    let read = 0;
    outgoing.on('socket', (socket) => {
      // Runs after the parser's own listener, so that a response within the bytes read has been handled.
      socket.on('data', (part: Buffer) => {
        read += part.length;
        if (read > mostRead) outgoing.destroy();
      });
    });
    // For a response that switches protocols Node emits no other event.
    outgoing.on('upgrade', (answer, socket) => {
      socket.destroy();
      resolve(answer.statusCode ?? 0);
    });
    outgoing.on('error', (error) => reject(signal.aborted ? signal.reason : error));
    // However the request ended, the promise must settle, so that it does not block other deliveries forever.
    outgoing.on('close', () => reject(signal.aborted ? signal.reason : new HookFailure('connection')));
    outgoing.end(body);
  });
}

/** Returns the addresses that were checked, whatever host is looked up. */
function only(reached: ResolvedAddresses): LookupFunction {
  return (_host, { all }, callback) => {
    const [first] = reached;
    if (all) callback(null, reached);
    else callback(null, first?.address ?? '', first?.family);
  };
}
