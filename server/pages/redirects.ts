import { bookingTokenAt } from '#contract/booking/booking.ts';
import { newsletterLinkAt } from '#contract/newsletter.ts';
import { anyHrefOf, anyPageAt } from '#contract/site/issue-pages.ts';
import type { Language } from '#contract/site/languages.ts';
import { linkParts, staffPaths } from '#contract/site/pages.ts';
import type { Settings } from '#server/env.ts';
import { seeOther } from '#server/http/answer/see-other.ts';
import { securityHeaders, transportHeaders } from '#server/http/headers/security-headers.ts';
import { languageChoice } from '#server/http/request/language-cookie.ts';
import { isStaffPage, type PageQuery } from './plan.ts';

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

/** The language switch without JavaScript: stores the choice and redirects to the same page in that language. */
export function switchLanguage({ path, query }: PageQuery, language: Language, settings: Settings): Response {
  const match = anyPageAt(path);
  const q = match?.page === 'search' ? query.get('q') : null;
  const search = q === null ? '' : `?${new URLSearchParams({ q })}`;
  // A page behind a mailed link has one path for both languages; here the switch overrides its language for this visit.
  const asItIs = isMailedLink(path) ? `${path}?lang=${language}` : '/';
  return seeOther(match ? `${anyHrefOf(match, language).split('?')[0]}${search}` : asItIs, {
    ...transportHeaders(settings.PUBLIC_URL),
    'set-cookie': languageChoice(language, settings.PUBLIC_URL),
  });
}

function isMailedLink(path: string): boolean {
  return newsletterLinkAt(path) !== null || bookingTokenAt(path) !== null || linkParts('paper', path) !== null;
}
