import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Folder of the built server; null where it runs from source. */
export const builtFolder: string | null = import.meta.filename.endsWith('.js') ? import.meta.dirname : null;

/** What the server reads besides its code: from where, seen from source; the build puts it beside the server. */
export const ownFiles = {
  'countries.mmdb': '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  'well-known-passwords.txt': '#content/well-known-passwords.txt',
} as const;

/** Path of such a file. */
export function ownFile(name: keyof typeof ownFiles): string {
  return builtFolder ? join(builtFolder, name) : createRequire(import.meta.url).resolve(ownFiles[name]);
}
