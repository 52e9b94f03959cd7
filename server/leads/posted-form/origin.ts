import { isButtonId } from '#contract/leads/buttons.ts';
import type { Language } from '#contract/site/languages.ts';
import { hrefFor, type PageId, pageIds } from '#contract/site/pages.ts';
import type { HeaderReader } from '#server/http/answer/answer.ts';
import type { LeadServices } from '#server/leads/services.ts';

type Form = { fields: Readonly<Record<string, unknown>>; home: PageId; language: Language };

/** The page on which a posted form says it stands; `home` for one that does not. */
export function pageOf({ fields: { page }, home }: Pick<Form, 'fields' | 'home'>): PageId {
  return pageIds.find((id) => id === page) ?? home;
}

/**
 * Without JavaScript the page cannot tell its address; the browser does, for our own pages. A form that came back with
 * mistakes stands at the address of its call, so that its page is named in its place.
 */
export function addressOfForm(form: Form, header: HeaderReader, { settings }: Pick<LeadServices, 'settings'>): string {
  const referer = header('referer') ?? '';
  if (!referer.startsWith(`${settings.PUBLIC_URL}/`)) return '';
  if (!referer.startsWith(`${settings.PUBLIC_URL}/api/`)) return referer.slice(0, 2000);
  const { from } = form.fields;
  const query = typeof from === 'string' && isButtonId(from) ? { from } : undefined;
  return settings.PUBLIC_URL + hrefFor(pageOf(form), form.language, { query });
}

/** A form of another site that posts here; Fetch Metadata is sent by every current browser. */
export function isFromElsewhere(header: HeaderReader): boolean {
  return header('sec-fetch-site') === 'cross-site';
}
