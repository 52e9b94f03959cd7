import { accessPaths } from '#contract/staff/account.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { staffLogin, type TestSite } from './servers/site.ts';

type Call = { method?: string; body?: unknown; headers?: Record<string, string>; token?: string; address?: string };

type SignIn = { proven?: boolean; as?: { username: string; password: string } };

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

/**
 * Logs an account of the test site in, and gives its password again, as dear calls ask.
 * @returns the token, and calls that carry it
 */
export async function signIn(site: TestSite, { proven = true, as = staffLogin }: SignIn = {}) {
  const call = staffCalls(site);
  const answer = await call(adminPaths.login, { method: 'POST', body: as });
  const { token } = (await answer.json()) as { token: string };
  if (proven) await call(accessPaths.proof, { method: 'POST', body: { password: as.password }, token });
  return { token, call: (path: string, options: Call = {}) => call(path, { token, ...options }) };
}
