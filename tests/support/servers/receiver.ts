import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/** A message received by the webhook receiver. */
type Received = { path: string; headers: Record<string, string>; body: string };
/**
 * What a receiver does with a message: answers with a status or endlessly, stalls, drops the connection, switches the
 * protocol, sends interim responses again and again, or sends empty lines before the answer.
 */
export type Manner = number | 'endless' | 'stalls' | 'drops' | 'switches' | 'promises' | 'is silent in lines';

/** A receiver of webhooks on 127.0.0.1, which answers 204 unless told otherwise. */
export async function startReceiver() {
  const got: Received[] = [];
  const state = { manner: 204 as Manner };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      got.push({ path: request.url ?? '', headers, body: Buffer.concat(parts).toString() });
      answer(response, state.manner);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    got,
    url: `http://127.0.0.1:${port}/hook`,
    port,
    answers: (manner: Manner): void => {
      state.manner = manner;
    },
    end: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answer(response: ServerResponse, manner: Manner): void {
  if (manner === 'stalls') return;
  if (manner === 'drops') return void response.socket?.destroy();
  if (manner === 'switches')
    return void response.socket?.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n');
  if (manner === 'promises') return void repeat(response, 'HTTP/1.1 102 Processing\r\n\r\n');
  if (manner === 'is silent in lines') return void repeat(response, '\r\n');
  if (manner !== 'endless') return void response.writeHead(manner, { location: '/elsewhere' }).end();
  response.writeHead(200);
  const write = () => {
    while (!response.destroyed && response.write('x'.repeat(16_384)));
  };
  response.on('drain', write);
  write();
}

function repeat({ socket }: Pick<ServerResponse, 'socket'>, text: string): void {
  if (!socket || socket.destroyed) return;
  socket.write(text.repeat(1000));
  setImmediate(() => repeat({ socket }, text));
}
