/**
 * Backend host of the calls, empty for the same origin: for client loaders, which run outside React. Components
 * read it with `useRootData`.
 */
let host = '';

export function apiUrl(): string {
  return host;
}

export function setApiUrl(url: string): void {
  host = url;
}
