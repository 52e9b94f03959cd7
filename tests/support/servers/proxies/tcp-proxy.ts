import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * Forwards connections on 127.0.0.1 to the server of a URL until `swallow`. From then on nothing is forwarded or
 * rejected, as with a firewall that drops packets, until `forward`. Swallowed data are lost with their connection.
 */
export async function startTcpProxy(to: string) {
  const { hostname, port } = new URL(to);
  const sockets = new Set<Socket>();
  let swallowing = false;
  const proxy = createServer((near) => {
    sockets.add(near);
    near.on('error', () => {});
    if (swallowing) return void near.resume();
    const far = connect(Number(port), hostname);
    sockets.add(far);
    near.pipe(far).pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        if (!swallowing) other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const url = new URL(to);
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.toString(),
    swallow: (): void => {
      swallowing = true;
      for (const socket of sockets) {
        socket.unpipe();
        socket.resume();
      }
    },
    forward: (): void => {
      swallowing = false;
    },
    end: async (): Promise<void> => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
