import { lookup } from 'node:dns/promises';
import { type BlockList, isIP } from 'node:net';
import { addressRanges, isInRanges } from '#server/http/request/address-ranges.ts';
import { HookFailure } from './fault.ts';

/** The addresses to connect to, resolved once, so that a later DNS answer changes nothing. */
export type ResolvedAddresses = { address: string; family: number }[];
type Lookup = (host: string) => Promise<ResolvedAddresses>;
export type ResolveHost = (url: URL) => Promise<ResolvedAddresses>;

/** IPv4 ranges that are not public (IANA IPv4 Special-Purpose Address Registry), and multicast. */
const notPublic4 = addressRanges([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]);
/**
 * IPv6: only what is allocated for the internet, without ranges that embed other addresses (Teredo, 6to4) or are
 * reserved for examples.
 */
const public6 = addressRanges(['2000::/3']);
const notPublic6 = addressRanges(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !isInRanges(notPublic4, address);
  return isInRanges(public6, address) && !isInRanges(notPublic6, address);
}

/**
 * Resolves the addresses of a webhook's host. All of them must be public and reached over TLS, or be in `allowed`
 * (setting WEBHOOK_ALLOW_PRIVATE).
 * @param hosts the only names that may be reached (setting WEBHOOK_HOSTS); `.example.com` means all its subdomains
 * @throws HookFailure, or the resolver's error
 */
export function createResolveHost(
  allowed: BlockList,
  hosts: readonly string[] | null = null,
  find: Lookup = (host) => lookup(host, { all: true, order: 'verbatim' }),
): ResolveHost {
  return async ({ protocol, hostname }) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    if (hosts && !hosts.some((one) => (one.startsWith('.') ? host.endsWith(one) : host === one))) {
      throw new HookFailure('unlisted-host');
    }
    const family = isIP(host);
    const found = family === 0 ? await find(host) : [{ address: host, family }];
    if (found.length === 0) throw new HookFailure('unknown-host');
    // One private address is enough to refuse: such a DNS answer is malicious or meant for another network.
    const own = found.filter(({ address }) => isInRanges(allowed, address));
    const strange = found.filter((one) => !own.includes(one));
    if (strange.some(({ address }) => !isPublic(address))) throw new HookFailure('private-address');
    if (protocol !== 'https:' && strange.length > 0) throw new HookFailure('insecure');
    return found;
  };
}
