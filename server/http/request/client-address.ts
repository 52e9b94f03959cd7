import type { IncomingMessage } from 'node:http';
import { type BlockList, isIP } from 'node:net';
import { addressRanges, isInRanges } from './address-ranges.ts';
import { memoise } from './memoise.ts';

/** Knows which peers are the operator's proxies, so that their X-Forwarded-For is trusted (setting TRUST_PROXY). */
export class TrustedProxies {
  readonly #list: BlockList;
  readonly #empty: boolean;
  #onIgnored: (() => void) | null;

  /**
   * @param onIgnored called once, if no proxy is trusted and a request has an X-Forwarded-For header
   * @throws Error naming the entry that is neither an address nor a CIDR range
   */
  constructor(entries: readonly string[], onIgnored: (() => void) | null = null) {
    this.#onIgnored = onIgnored;
    this.#empty = entries.length === 0;
    this.#list = addressRanges(entries);
  }

  /** The client's address: the last hop of X-Forwarded-For that is not a trusted proxy, else the peer. */
  clientOf(peer: string | undefined, forwardedFor: string | undefined): string {
    let client = plain(peer ?? '');
    if (this.#empty && forwardedFor && this.#onIgnored) {
      this.#onIgnored();
      this.#onIgnored = null;
    }
    if (this.#empty || !forwardedFor || !this.#trusts(client)) return client;
    for (const hop of forwardedFor.split(',').reverse()) {
      const address = plain(withoutPort(hop.trim()));
      if (!isIP(address)) break;
      client = address;
      if (!this.#trusts(address)) break;
    }
    return client;
  }

  /** The key by which this request's client is rate limited. */
  readonly rateKeyOf = ({ socket, headers }: IncomingMessage): string =>
    rateKey(this.clientOf(socket.remoteAddress, headers['x-forwarded-for']?.toString()));

  readonly #trusts = memoise((address) => isInRanges(this.#list, address));
}

/** Some gateways add the port: `192.0.2.1:443`, `[2001:db8::1]:443`. */
function withoutPort(hop: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(hop)?.[1] ?? hop;
}

/** Converts IPv4-mapped IPv6 (`::ffff:192.0.2.1`) to plain IPv4. */
function plain(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}

/** The rate-limit key of an address: the IPv4 address, or the /64 network of IPv6 (RFC 6177). */
export function rateKey(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const full = [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back];
  return full.slice(0, 4).join(':');
}
