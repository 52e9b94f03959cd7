import { isButtonId } from '#contract/leads/buttons.ts';
import { pageAddress } from '#contract/page-address.ts';
import type { Language } from '#contract/site/languages.ts';
import { hrefFor, type PageId, pageIds } from '#contract/site/pages.ts';
import type { HeaderReader } from '#server/http/answer/answer.ts';
import type { LeadServices } from './services.ts';

type Form = { fields: Readonly<Record<string, unknown>>; home: PageId; language: Language };

/** The page that a posted form names as its own; `home` if it names none. */
export function pageOf({ fields: { page }, home }: Pick<Form, 'fields' | 'home'>): PageId {
  return pageIds.find((id) => id === page) ?? home;
}

/**
 * Without JavaScript the page cannot send its own address, but the browser's Referer does, for our own pages. A form
 * that was returned with errors is shown at the address of its call, so the address of its page is used instead.
 */
export function addressOfForm(form: Form, header: HeaderReader, { settings }: Pick<LeadServices, 'settings'>): string {
  const referer = header('referer') ?? '';
  if (!referer.startsWith(`${settings.PUBLIC_URL}/`)) return '';
  if (!referer.startsWith(`${settings.PUBLIC_URL}/api/`)) return pageAddress(new URL(referer));
  const { from } = form.fields;
  const query = typeof from === 'string' && isButtonId(from) ? { from } : undefined;
  return settings.PUBLIC_URL + hrefFor(pageOf(form), form.language, { query });
}

/** Whether the form was posted from another site; every current browser sends Fetch Metadata. */
export function isFromElsewhere(header: HeaderReader): boolean {
  return header('sec-fetch-site') === 'cross-site';
}
