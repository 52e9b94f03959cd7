import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { HookFailure } from './fault.ts';
import type { Reach, Reached } from './reach.ts';

/**
 * Bytes that are read so that the other side can end its answer; what they say is nothing to us. Also of what comes
 * before one, promises (1xx) or empty lines: without an end of them a processor would do nothing else meanwhile.
 */
const mostRead = 65_536;

type Message = { headers: Readonly<Record<string, string>>; body: string };

/**
 * Posts a message to where `reach` says that its host is, and follows nothing.
 * @param patience milliseconds for everything: name, connection, answer
 * @returns the HTTP status, 200 to 299
 * @throws HookFailure, or an error of the system
 */
export async function post(
  url: URL,
  message: Message,
  { reach, patience }: { reach: Reach; patience: number },
  signal: AbortSignal,
): Promise<number> {
  const ends = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
  // The name server has no signal of its own.
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

function answerTo(url: URL, { headers, body }: Message, reached: Reached, signal: AbortSignal): Promise<number> {
  const send = url.protocol === 'https:' ? tlsRequest : plainRequest;
  const length = String(Buffer.byteLength(body));
  return new Promise((resolve, reject) => {
    const outgoing = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': length, connection: 'close' },
        // A connection of its own, so that none is used again that was made for another address.
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
      // Behind the parser's own listener, so that an answer within what was read has been heard.
      socket.on('data', (part: Buffer) => {
        read += part.length;
        if (read > mostRead) outgoing.destroy();
      });
    });
    // Of an answer that goes on in another protocol Node tells nothing else.
    outgoing.on('upgrade', (answer, socket) => {
      socket.destroy();
      resolve(answer.statusCode ?? 0);
    });
    outgoing.on('error', (error) => reject(signal.aborted ? signal.reason : error));
    // However it ended, it must not hold up the others for ever.
    outgoing.on('close', () => reject(signal.aborted ? signal.reason : new HookFailure('connection')));
    outgoing.end(body);
  });
}

/** Answers with the addresses that were checked, whatever is asked. */
function only(reached: Reached): LookupFunction {
  return (_host, { all }, callback) => {
    const [first] = reached;
    if (all) callback(null, reached);
    else callback(null, first?.address ?? '', first?.family);
  };
}
