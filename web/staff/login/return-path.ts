import * as v from 'valibot';
import { staffPaths } from '#contract/site/pages.ts';

/**
 * The destination after a login: the path in `?to=` if it is a staff page of this site, otherwise the dashboard.
 * Everything else (other hosts, public pages, the login itself, dot segments out of /admin/) is ignored.
 */
export function returnPath(to: string | null): string {
  if (!to?.startsWith('/admin/') || !URL.canParse(to, 'http://site.invalid')) return staffPaths.dashboard;
  const url = new URL(to, 'http://site.invalid');
  const inside = url.host === 'site.invalid' && url.pathname.startsWith('/admin/');
  if (!inside || url.pathname === staffPaths.login) return staffPaths.dashboard;
  return url.pathname + url.search;
}

/** URL of the login, which later returns to the given location. */
export function loginPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  if (pathname === staffPaths.dashboard && search === '') return staffPaths.login;
  return `${staffPaths.login}?${new URLSearchParams({ to: pathname + search })}`;
}

/** State of the history entry that a login navigated to. */
export const cameFromLogin = v.object({ login: v.literal(true) });
