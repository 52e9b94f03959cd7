import { accountPaths, sessionTokenHeader } from '#contract/staff/account.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { staffLogin, type TestSite } from './servers/site.ts';

type Call = { method?: string; body?: unknown; headers?: Record<string, string>; token?: string; address?: string };

type SignIn = { proven?: boolean; as?: { username: string; password: string } };

/** Calls the staff area of a test site; `address` is the client's IP address, as its socket would report it. */
export function staffCalls(site: TestSite) {
  return async (path: string, { method = 'GET', body, headers = {}, token, address }: Call = {}) =>
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

/** Calls with a session's token, which is updated when an answer brings a new one. */
export function sessionOf(site: TestSite, token: string) {
  const call = staffCalls(site);
  const me = {
    token,
    async call(path: string, options: Call = {}): Promise<Response> {
      const answer = await call(path, { token: me.token, ...options });
      me.token = answer.headers.get(sessionTokenHeader) ?? me.token;
      return answer;
    },
  };
  return me;
}

/** Logs in with an account of the test site, and gives the proof that sensitive calls need. */
export async function signIn(site: TestSite, { proven = true, as = staffLogin }: SignIn = {}) {
  const answer = await staffCalls(site)(adminPaths.login, { method: 'POST', body: as });
  const me = sessionOf(site, ((await answer.json()) as { token: string }).token);
  if (proven) await me.call(accountPaths.proof, { method: 'POST', body: { password: as.password } });
  return me;
}
