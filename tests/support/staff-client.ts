import { adminPaths } from '#contract/staff/contacts.ts';
import { staffLogin, type TestSite } from './servers/site.ts';

type Call = { method?: string; body?: unknown; headers?: Record<string, string>; token?: string; address?: string };

/** Calls the staff area of a test site; `address` is the client's, as its socket would tell. */
export function staffCalls(site: TestSite) {
  return (path: string, { method = 'GET', body, headers = {}, token, address }: Call = {}) =>
    site.app.request(
      path,
      {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      },
      address ? { incoming: { socket: { remoteAddress: address } } } : {},
    );
}

/** Logs the test site's account in. @returns the token, and calls that carry it */
export async function signIn(site: TestSite) {
  const call = staffCalls(site);
  const answer = await call(adminPaths.login, { method: 'POST', body: staffLogin });
  const { token } = (await answer.json()) as { token: string };
  return { token, call: (path: string, options: Call = {}) => call(path, { token, ...options }) };
}
