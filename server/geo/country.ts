import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { Reader, type Response } from 'mmdb-lib';
import { memoise } from '#server/http/request/memoise.ts';
import { ownFile } from '#server/own-files.ts';

/** ISO 3166 country code of an address, or null when unknown (including private addresses). */
type CountryLookup = (address: string) => string | null;

type Record = Response & { country_code?: unknown; country?: { iso_code?: unknown } };

/**
 * Opens a country database in MaxMind's format: the bundled one (CC0, whois and routing data) or the operator's own
 * (`country.iso_code`, GeoLite2 and others).
 * @throws Error when the file cannot be read or is not such a database
 */
export function openCountryDatabase(path: string = ownFile('countries.mmdb')): CountryLookup {
  const reader = new Reader<Record>(readFileSync(path));
  return memoise((address) => {
    if (isIP(address) === 0) return null;
    const record = reader.get(address);
    const code = record?.country_code ?? record?.country?.iso_code;
    return typeof code === 'string' ? code : null;
  });
}
