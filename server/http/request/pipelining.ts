import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum number of pipelined requests waiting on a connection; browsers and proxies do not pipeline. */
const most = 16;

const waiting = new WeakMap<Socket, number>();

/**
 * Handles a pipelined request only after the responses before it are sent. Node starts all of them concurrently: a
 * packet of 64 kB could open a file a thousand times for a client that reads none of them.
 * @returns false when more are waiting than any real client sends, so that the connection should be closed
 */
export function answerInOrder({ socket }: IncomingMessage, response: ServerResponse, begin: () => void): boolean {
  const ahead = waiting.get(socket) ?? 0;
  if (ahead >= most) return false;
  waiting.set(socket, ahead + 1);
  const leave = () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
  response.once('close', leave);
  // Node assigns the socket when all earlier responses have been sent.
  response.once('socket', () => {
    response.off('close', leave);
    leave();
    process.nextTick(begin);
  });
  return true;
}
