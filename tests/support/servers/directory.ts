import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { type ClientMetadata, type Configuration, Provider } from 'oidc-provider';
import { freePort } from './free-port.ts';

/** Whom the directory logs in next. */
export type Person = {
  sub: string;
  email?: string;
  email_verified?: boolean;
  groups?: string[];
  /** How it knew them (RFC 8176). */
  amr?: string[];
};

/**
 * A company's directory: a certified provider of OpenID Connect with one client and PKCE, which logs whoever comes in
 * as `person`, without a screen.
 * @param client what else it knows of the site, such as where to tell it that somebody has logged out
 */
export async function startDirectory(redirectUri: string, client: Partial<ClientMetadata> = {}) {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const state: { person: Person; published: object | null; stuck: boolean } = {
    person: { sub: 'nobody' },
    published: null,
    stuck: false,
  };
  const cookies = new Map<string, string>();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const settings: Configuration = {
    clients: [
      {
        client_id: 'website',
        client_secret: 'a secret of the test',
        redirect_uris: [redirectUri],
        post_logout_redirect_uris: [redirectUri],
        ...client,
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'only' }] },
    claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified', 'groups'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ ...state.person, sub: accountId }) }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    async loadExistingGrant(context) {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client?.clientId ?? '',
        accountId: context.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
    pkce: { required: () => true },
    cookies: { keys: ['only for tests'] },
    // Its own way refuses addresses of this machine, where the site under test is.
    fetch: (url, { method = 'GET', headers = {}, body = null } = {}) =>
      fetch(url, { redirect: 'manual', method, headers, body }),
  };
  const provider = new Provider(issuer, settings);
  const answer = provider.callback();
  const server = createServer((request, response) => {
    if (state.published && request.url === '/jwks')
      return void response.setHeader('content-type', 'application/json').end(JSON.stringify(state.published));
    if (state.stuck && request.url === '/token')
      return void response.writeHead(200, { 'content-type': 'application/json' }).write('{');
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const { sub, amr } = state.person;
    void provider.interactionFinished(request, response, { login: { accountId: sub, ...(amr && { amr }) } });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  /** One step of the browser, with its cookies. */
  async function step(url: URL, post?: Record<string, string>): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const how = post && { method: 'POST', body: new URLSearchParams(post) };
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie }, ...how });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  }

  async function ledTo(answer: Response, from: URL): Promise<URL> {
    const location = answer.headers.get('location');
    if (!location) throw new Error(`the directory stopped with ${answer.status}: ${await answer.text()}`);
    return new URL(location, from);
  }

  return {
    issuer,
    settings: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'website', OIDC_CLIENT_SECRET: 'a secret of the test' },
    /** Goes where the site sends a new browser, as `person`. @returns the address that it is led back to */
    async follow(url: string, person: Person): Promise<URL> {
      state.person = person;
      cookies.clear();
      let next = new URL(url);
      while (next.href.startsWith(issuer)) next = await ledTo(await step(next), next);
      return next;
    },
    /** The same browser logs out where the site sends it, and says yes. @returns the address that it is led back to */
    async followLogout(url: string): Promise<URL> {
      const asked = await (await step(new URL(url))).text();
      const [, xsrf = ''] = /name="xsrf" value="(\w+)"/.exec(asked) ?? [];
      const confirm = new URL('/session/end/confirm', issuer);
      return ledTo(await step(confirm, { xsrf, logout: 'yes' }), confirm);
    },
    /** What it says when somebody's sessions there end. @param how another key than its own, another type */
    logoutToken(claims: Record<string, unknown>, { key = privateKey, typ = 'logout+jwt' } = {}): Promise<string> {
      const now = Math.floor(Date.now() / 1000);
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
      const all = {
        iss: issuer,
        aud: 'website',
        iat: now,
        exp: now + 120,
        jti: crypto.randomUUID(),
        events,
        ...claims,
      };
      return new SignJWT(all).setProtectedHeader({ alg: 'RS256', kid: 'only', typ }).sign(key);
    },
    /** Begins to say whom it has logged in, and does not end. */
    stick: (stuck: boolean) => {
      state.stuck = stuck;
    },
    /** Publishes another key, so that what it says looks as if somebody else had written it. */
    async disown(): Promise<void> {
      const { publicKey } = await generateKeyPair('RS256');
      state.published = { keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', use: 'sig', kid: 'only' }] };
    },
    /** Publishes the key that it signs with again. */
    own: () => {
      state.published = null;
    },
    as: (person: Person) => {
      state.person = person;
    },
    end: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
