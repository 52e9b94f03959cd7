/** Backend host of the calls for client loaders, which run outside React; empty for the same origin. */
let host = '';

export function backend(): string {
  return host;
}

export function setBackend(apiUrl: string): void {
  host = apiUrl;
}
