import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { TrustedProxies } from './client-address.ts';

/** The client's address of this request; empty without a socket, as in tests that call the app directly. */
export function clientAddressOf(c: Context, proxies: TrustedProxies): string {
  return proxies.clientOf(peerOf(c), c.req.header('x-forwarded-for'));
}

function peerOf(c: Context): string | undefined {
  return c.env?.incoming ? getConnInfo(c).remote.address : undefined;
}
