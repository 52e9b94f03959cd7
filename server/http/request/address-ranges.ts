import { BlockList, isIP } from 'node:net';

/**
 * Parses a list of addresses and CIDR ranges, as settings give them.
 * @throws Error naming the entry that is neither
 */
export function addressRanges(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix, ...rest] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const bits = prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix);
    if (!isIP(address) || rest.length > 0 || (prefix !== undefined && !/^\d{1,3}$/.test(prefix)))
      throw new Error(`${entry} is not an address or CIDR range`);
    list.addSubnet(address, bits, family);
  }
  return list;
}

/** Whether an address is in a list. IPv4 addresses also match in their IPv6 spelling (`::ffff:192.0.2.1`). */
export function isInRanges(list: BlockList, address: string): boolean {
  const family = isIP(address);
  return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
