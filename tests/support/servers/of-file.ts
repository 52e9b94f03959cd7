import { afterAll } from 'vitest';
import { serveSite } from './served-site.ts';
import { startSmtp } from './smtp.ts';

/** A site with an empty database for the calling test file; it ends with the file. */
export async function siteWith(settings: Readonly<Record<string, string>> = {}) {
  const site = await serveSite(settings);
  afterAll(site.end);
  return site;
}

/** A mail server for the calling test file; it ends with the file. */
export async function mailServer() {
  const smtp = await startSmtp();
  afterAll(smtp.kill);
  return smtp;
}
