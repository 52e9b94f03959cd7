import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on one connection; browsers and proxies send none before they have the answer. */
const most = 16;

const waiting = new WeakMap<Socket, number>();

/**
 * Begins a request that was sent before the one before it was answered (pipelining) once its turn has come. Node begins
 * all of them at once: a packet of 64 kB would open a file a thousand times for somebody who reads none of them.
 * @returns false where more wait than anyone sends, so that the connection is to end
 */
export function inTurn({ socket }: IncomingMessage, response: ServerResponse, begin: () => void): boolean {
  const ahead = waiting.get(socket) ?? 0;
  if (ahead >= most) return false;
  waiting.set(socket, ahead + 1);
  const leave = () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
  response.once('close', leave);
  // Node gives it the connection when all before it have been sent.
  response.once('socket', () => {
    response.off('close', leave);
    leave();
    process.nextTick(begin);
  });
  return true;
}
