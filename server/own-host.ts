import { isIP } from 'node:net';

/**
 * Whether a host in a URL (`localhost`, `127.0.0.1`, `[::1]`, the folder of a unix socket) is this machine, so that
 * nobody on a network can eavesdrop.
 */
export function isOwnHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (name.startsWith('/')) return true;
  return isIP(name) ? name === '::1' || name.startsWith('127.') : name === 'localhost';
}
