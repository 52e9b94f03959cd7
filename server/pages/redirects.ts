import { bookingTokenAt } from '#contract/booking/booking.ts';
import type { LeadKind } from '#contract/leads/registry.ts';
import { newsletterLinkAt } from '#contract/newsletter.ts';
import { anyHrefOf, anyPageAt } from '#contract/site/issue-pages.ts';
import type { Language } from '#contract/site/languages.ts';
import { linkParts, type PageId, staffPaths } from '#contract/site/pages.ts';
import type { Settings } from '#server/env.ts';
import { seeOther } from '#server/http/answer/see-other.ts';
import { securityHeaders, transportHeaders } from '#server/http/headers/security-headers.ts';
import { languageChoice } from '#server/http/request/language-cookie.ts';
import { isStaffPage, type PageQuery, shownParameters } from './plan.ts';

/** The path that was meant by one with a trailing slash, or by the bare folder of the staff area; else null. */
export function correctedPath(path: string): string | null {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  const meant = path.slice(0, end);
  if (meant === '/admin') return staffPaths.dashboard;
  return meant !== path && meant !== '' && (anyPageAt(meant) !== null || isStaffPage(meant)) ? meant : null;
}

export function redirect(location: string, settings: Settings): Response {
  const headers = { ...securityHeaders, ...transportHeaders(settings.PUBLIC_URL), location };
  return new Response(null, { status: 308, headers });
}

type SwitchServices = {
  settings: Settings;
  /** The kind of lead that a page's `?sent=` says was just stored. */
  sent: (mark: string | null) => LeadKind | null;
};

/**
 * The language switch without JavaScript: stores the choice and redirects to the same page in that language. What the
 * page showed about a form stays; browsers send its URL as the referrer.
 */
export function switchLanguage(
  { path, query }: PageQuery,
  language: Language,
  referrer: string | undefined,
  { settings, sent }: SwitchServices,
): Response {
  return seeOther(switchedPath({ path, query }, language, referrer, sent), {
    ...transportHeaders(settings.PUBLIC_URL),
    'set-cookie': languageChoice(language, settings.PUBLIC_URL),
  });
}

function switchedPath(
  { path, query }: PageQuery,
  language: Language,
  referrer: string | undefined,
  sent: SwitchServices['sent'],
): string {
  const match = anyPageAt(path);
  // A page behind a mailed link has one path for both languages; here the switch overrides its language for this visit.
  if (isMailedLink(path)) return `${path}?lang=${language}`;
  const before = referrer && URL.canParse(referrer) ? new URL(referrer) : null;
  if (!match) {
    // All addresses that do not exist share one page, whose form knows none of them.
    const missing = before?.pathname ?? path;
    // Two slashes would begin the name of another host.
    return missing.startsWith('//') ? '/' : missing;
  }
  const kept = before?.pathname === path ? keptFrom(before.searchParams, match.page) : new URLSearchParams();
  const q = match.page === 'search' ? query.get('q') : null;
  if (q !== null) kept.set('q', q);
  const kind = sent(kept.get('sent'));
  const search = kept.size > 0 ? `?${kept}` : '';
  return `${anyHrefOf(match, language).split('?')[0]}${search}${kind ? `#${kind}` : ''}`;
}

/** What the page said about a form that was just stored, and the parameters that it shows. */
function keptFrom(query: URLSearchParams, page: PageId): URLSearchParams {
  const names = ['sent', ...(shownParameters[page] ?? [])];
  return new URLSearchParams([...query].filter(([name]) => names.includes(name)));
}

function isMailedLink(path: string): boolean {
  return newsletterLinkAt(path) !== null || bookingTokenAt(path) !== null || linkParts('paper', path) !== null;
}
