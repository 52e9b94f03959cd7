import { cachePolicies } from '#server/http/headers/cache-policies.ts';
import { securityHeaders } from '#server/http/headers/security-headers.ts';

/** Redirects after a form post or to another page (303), so that a reload repeats nothing. */
export function seeOther(location: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, {
    status: 303,
    headers: { ...securityHeaders, 'cache-control': cachePolicies.never, ...headers, location },
  });
}
