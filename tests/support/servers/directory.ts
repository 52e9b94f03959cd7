import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { type ClientMetadata, type Configuration, Provider } from 'oidc-provider';
import { freePort } from './free-port.ts';

/** The person whom the directory logs in next. */
export type Person = {
  sub: string;
  email?: string;
  email_verified?: boolean;
  groups?: string[];
  /** Authentication methods (RFC 8176). */
  amr?: string[];
};

/**
 * A company's directory: a certified OpenID Connect provider with one client and PKCE, which logs everybody in as
 * `person`, without a user interface.
 * @param client further client metadata of the site, such as its back-channel logout URL
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
    // The provider's default fetch rejects addresses of this machine, where the site under test is.
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

  /** One request of the browser, with its cookies. */
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
    /**
     * Follows the site's redirect in a new browser, as `person`. @returns the URL that the directory redirects back to
     */
    async follow(url: string, person: Person): Promise<URL> {
      state.person = person;
      cookies.clear();
      let next = new URL(url);
      while (next.href.startsWith(issuer)) next = await ledTo(await step(next), next);
      return next;
    },
    /**
     * The same browser follows the logout redirect and confirms. @returns the URL that the directory redirects back to
     */
    async followLogout(url: string): Promise<URL> {
      const asked = await (await step(new URL(url))).text();
      const [, xsrf = ''] = /name="xsrf" value="(\w+)"/.exec(asked) ?? [];
      const confirm = new URL('/session/end/confirm', issuer);
      return ledTo(await step(confirm, { xsrf, logout: 'yes' }), confirm);
    },
    /** The token it sends when somebody's sessions there end. @param how a foreign key, another type */
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
    /** Starts the token response but never finishes it. */
    stick: (stuck: boolean) => {
      state.stuck = stuck;
    },
    /** Publishes another key, so that its signatures look forged. */
    async disown(): Promise<void> {
      const { publicKey } = await generateKeyPair('RS256');
      state.published = { keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', use: 'sig', kid: 'only' }] };
    },
    /** Publishes its own signing key again. */
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
