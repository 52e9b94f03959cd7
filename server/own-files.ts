import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Folder of the built server; null when running from source. */
export const builtFolder: string | null = import.meta.filename.endsWith('.js') ? import.meta.dirname : null;

/**
 * Files that the server reads besides its code, with their module paths when running from source; the build copies them
 * beside the server.
 */
export const ownFiles = {
  'countries.mmdb': '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  'well-known-passwords.txt': '#content/well-known-passwords.txt',
} as const;

/** The path of such a file. */
export function ownFile(name: keyof typeof ownFiles): string {
  return builtFolder ? join(builtFolder, name) : createRequire(import.meta.url).resolve(ownFiles[name]);
}
