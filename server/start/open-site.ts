import { readCovers } from '#server/company/covers.ts';
import { readCompany } from '#server/company/read-company.ts';
import { retryWhileBusy } from '#server/db/connection/busy.ts';
import { makeFolder } from '#server/db/make-folder.ts';
import { attempt, type Settings } from '#server/env.ts';
import { openCountryDatabase } from '#server/geo/country.ts';
import { TrustedProxies } from '#server/http/request/client-address.ts';
import { staffAddressOf } from '#server/mails/definition.ts';
import { isOwnHost } from '#server/own-host.ts';
import { openSecret } from '#server/secrets/open-secret.ts';
import { signingKey } from '#server/secrets/secret.ts';
import { sealFactorsAgain } from '#server/staff/account/second-factor/second-factor.ts';
import { sealHooksAgain } from '#server/webhooks/secrets.ts';
import { seedWhitePapers } from '#server/white-papers/repository.ts';
import { openDatabase } from './open-database.ts';

export type OpenSite = Awaited<ReturnType<typeof openSite>>;

/**
 * Opens everything that the settings name: company, networks, folder, database with its papers, and secret.
 * @throws SettingsError when something of it cannot be used
 */
export async function openSite(settings: Settings, log: (line: string) => void) {
  const { company, covers } = readCovers(readCompany(settings.COMPANY_FILE, log), settings.COMPANY_FILE);
  const country = attempt('GEO_DATABASE', () => openCountryDatabase(settings.GEO_DATABASE));
  const onIgnored = isOwnHost(new URL(settings.PUBLIC_URL).hostname) ? null : () => log(sharedAddress);
  const proxies = attempt('TRUST_PROXY', () => new TrustedProxies(settings.TRUST_PROXY ?? [], onIgnored));
  attempt('DATA_DIR', () => makeFolder(settings.DATA_DIR));

  const database = await openDatabase(settings);
  await retryWhileBusy(() => seedWhitePapers(database.db));
  const current = settings.SECRET_KEY ?? attempt('SECRET_KEY', () => signingKey(settings.DATA_DIR));
  const keys = { current, previous: settings.SECRET_KEY_PREVIOUS ?? null };
  const sealAgain = { 'second factors': sealFactorsAgain, webhooks: sealHooksAgain };
  const secret = await retryWhileBusy(() => openSecret(database.db, keys, sealAgain, log));
  const staffAddress = staffAddressOf({ settings, company });
  return { settings, company, covers, country, proxies, database, secret, staffAddress, log };
}

/** Contains no address: logs are kept for longer than the address is needed. */
const sharedAddress =
  'Requests come through a proxy that is not trusted: all visitors count as one address and share its limits. Add the proxy to the setting TRUST_PROXY.';
