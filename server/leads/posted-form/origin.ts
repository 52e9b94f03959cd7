import type { HeaderReader } from '#server/http/answer/answer.ts';
import type { LeadServices } from '#server/leads/services.ts';

/** Without JavaScript the page cannot tell its address; the browser does, for our own pages. */
export function pageOfForm(header: HeaderReader, { settings }: Pick<LeadServices, 'settings'>): string {
  const referer = header('referer') ?? '';
  return referer.startsWith(`${settings.PUBLIC_URL}/`) ? referer.slice(0, 2000) : '';
}

/** A form of another site that posts here; Fetch Metadata is sent by every current browser. */
export function isFromElsewhere(header: HeaderReader): boolean {
  return header('sec-fetch-site') === 'cross-site';
}
