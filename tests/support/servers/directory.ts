import { createServer } from 'node:http';
import { type Configuration, Provider } from 'oidc-provider';
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
 */
export async function startDirectory(redirectUri: string) {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const state: { person: Person } = { person: { sub: 'nobody' } };
  const settings: Configuration = {
    clients: [{ client_id: 'website', client_secret: 'a secret of the test', redirect_uris: [redirectUri] }],
    claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified', 'groups'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
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
  };
  const provider = new Provider(issuer, settings);
  const answer = provider.callback();
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const { sub, amr } = state.person;
    void provider.interactionFinished(request, response, { login: { accountId: sub, ...(amr && { amr }) } });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    issuer,
    settings: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'website', OIDC_CLIENT_SECRET: 'a secret of the test' },
    /** Goes where the site sends a browser, as `person`. @returns the address that it is led back to */
    async follow(url: string, person: Person): Promise<URL> {
      state.person = person;
      const cookies = new Map<string, string>();
      let next = new URL(url);
      while (next.href.startsWith(issuer)) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const step = await fetch(next, { redirect: 'manual', headers: { cookie } });
        for (const line of step.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(name, value);
        }
        const location = step.headers.get('location');
        if (!location) throw new Error(`the directory stopped with ${step.status}: ${await step.text()}`);
        next = new URL(location, next);
      }
      return next;
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
