import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { maxBodyBytes } from '#contract/http/problem.ts';
import { type ServedSite, serveSite } from '#tests/support/servers/served-site.ts';
import { residentMemory } from './http/cpu-time.ts';
import { printLimited } from './print.ts';

const idleLimit = 140;
const heldLimit = 100;
/** Connections that each send all of a form except its end. */
const connections = 1500;

/**
 * Resident memory of the idle server after both home pages have been served and 5 s of rest; then the additional memory
 * while many clients keep it waiting for the rest of their requests.
 */
export async function benchMemory(): Promise<void> {
  const site = await serveSite();
  for (const path of ['/', '/?lang=en', '/contact']) await (await fetch(site.origin + path)).arrayBuffer();
  await wait(5000);
  const idle = residentMemory(site.pid);
  printLimited('idle memory', idle, idleLimit, 'MiB');
  const sockets = await halfSent(site);
  await wait(5000);
  printLimited(`– more with ${connections} half-sent messages`, residentMemory(site.pid) - idle, heldLimit, 'MiB');
  for (const socket of sockets) socket.destroy();
  await site.end();
}

function halfSent(site: ServedSite): Promise<Socket[]> {
  const { hostname, port } = new URL(site.origin);
  const head = `POST /api/contact/send HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: ${maxBodyBytes}\r\n\r\n`;
  return Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(port), hostname).on('error', () => {});
      await once(socket, 'connect');
      socket.write(`${head}{"message":"${'x'.repeat(maxBodyBytes - 4000)}`);
      return socket;
    }),
  );
}
