/**
 * Splits an address that names several hosts as in libpq (`postgres://user@one:5432,two:5432/name`).
 * @returns one address per host, in the order in which they are tried
 */
export function addressesOf(address: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/.exec(address) ?? [];
  const addresses = hosts.includes(',') ? hosts.split(',').map((host) => before + host + after) : [address];
  return addresses.map(pinned);
}

/**
 * The driver treats these modes as verify-full, but warns at each start that a newer version will not. Saying
 * verify-full keeps the behaviour.
 */
function pinned(address: string): string {
  return /[?&]uselibpqcompat=true/.test(address)
    ? address
    : address.replace(/([?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/, '$1verify-full');
}

/** Enforces TLS with certificate verification, whatever the address says. */
export function withTls(address: string): string {
  // Not parsed with `URL`, which rejects an address whose host is in its query.
  const [place = '', query = ''] = address.split(/\?(.*)/s, 2);
  const parameters = new URLSearchParams(query);
  parameters.set('sslmode', 'verify-full');
  return `${place}?${parameters}`;
}
