import type { Configuration } from 'openid-client';
import * as v from 'valibot';
import { staffPaths } from '#contract/site/pages.ts';
import { mayDo, type StaffRole, staffRoles } from '#contract/staff/account.ts';
import type { DirectoryBegun } from '#contract/staff/login/directory.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { DirectorySession } from '#server/db/schema/one-time-link.ts';
import type { Settings } from '#server/env.ts';
import { emailKey } from '#server/person/email-key.ts';
import { issueOneTimeLink, takeOneTimeLink } from '#server/staff/account/one-time-links/repository.ts';
import { hashToken, newToken } from '#server/staff/account/tokens.ts';
import { type DirectoryEnd, directoryKeys, type LogoutKeys, readLogoutToken } from './logout-token.ts';

const purpose = 'directory';
/** Time to log in at the directory (milliseconds). */
const lifetime = 10 * 60_000;
/** How long the directory may take to answer (seconds). */
const patience = 5;
/** How old a login at the directory may be that proves somebody again (seconds). */
const freshness = 120;

/** The directory does not answer, or not as one: nobody's fault who signs in. */
export class DirectoryAway extends Error {}

/** Who signs in, as the directory says, and by which of its sessions. */
export type DirectoryIdentity = DirectorySession & {
  /** In the one spelling; '' where the directory has none, or has not verified it. */
  email: string;
  /** Whether it vouches for two factors (`mfa`, RFC 8176). */
  twoFactors: boolean;
  /** What its claims give; null where roles are set and none of them fits, undefined where none are set. */
  role: StaffRole | null | undefined;
};
type Returned = { key: string; code: string; state: string; iss: string | null };

// Most sites have no directory.
const library = () => import('openid-client');
const texts = v.array(v.string());
const oneOrMany = v.union([
  v.pipe(
    v.string(),
    v.transform((one) => [one]),
  ),
  texts,
]);

/** Sign-in by code with PKCE, state and nonce (OpenID Connect Core 3.1, RFC 9700); null where no directory is set. */
export function createDirectory(db: Db, settings: Settings) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: secret } = settings;
  if (issuer === undefined || clientId === undefined || secret === undefined) return null;
  const issuerUrl = new URL(issuer);
  const client = { clientId, secret };
  const redirectUri = new URL(staffPaths.login, settings.PUBLIC_URL).href;
  let known: Promise<Configuration> | null = null;

  /** Asked for when somebody signs in, so that no start waits for it; what failed is asked for again. */
  function configuration(): Promise<Configuration> {
    known ??= discovered(issuerUrl, client).catch((error: Error) => {
      known = null;
      throw new DirectoryAway(error.message);
    });
    return known;
  }

  let keys: LogoutKeys | null = null;
  async function logoutKeys(): Promise<LogoutKeys | null> {
    const { issuer, jwks_uri, id_token_signing_alg_values_supported: named } = (await configuration()).serverMetadata();
    if (!jwks_uri) return null;
    // By its published keys alone: a token signed by our secret anybody who has it could write.
    const algorithms = (named ?? ['RS256']).filter((one) => /^(RS|PS|ES|Ed)/.test(one));
    keys ??= { issuer, clientId: client.clientId, keys: await directoryKeys(jwks_uri, patience), algorithms };
    return keys;
  }

  return {
    name: settings.OIDC_NAME,

    /**
     * Where to send the browser, what it must bring back, and what it keeps: whoever reads the address in a log lacks
     * that (ASVS 10.1.2). @throws DirectoryAway
     */
    async begin(proofOf: string): Promise<DirectoryBegun> {
      const client = await library();
      const config = await configuration();
      const [nonce, verifier] = [newToken(), newToken()];
      const key = await issueOneTimeLink(db, purpose, { nonce, verifier, proofOf }, lifetime);
      const state = stateOf(key);
      const parameters = {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(proofOf && { max_age: '0', prompt: 'login' }),
      };
      return { url: client.buildAuthorizationUrl(config, parameters).href, state, key };
    },

    /**
     * Whom the directory names; null for what it did not send, sent before, or for somebody else.
     * @throws DirectoryAway
     */
    async redeem({ key, code, state, iss }: Returned, proofOf: string): Promise<DirectoryIdentity | null> {
      if (state !== stateOf(key)) return null;
      const link = await takeOneTimeLink(db, key, purpose);
      if (!link || !('nonce' in link.data) || link.data.proofOf !== proofOf) return null;
      const { nonce, verifier } = link.data;
      const client = await library();
      const config = await configuration();
      const back = new URL(redirectUri);
      back.search = new URLSearchParams({ code, state, ...(iss !== null && { iss }) }).toString();
      const checks = {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
        ...(proofOf && { maxAge: freshness }),
      };
      const tokens = await client.authorizationCodeGrant(config, back, checks).catch(awayOrRefused);
      const claims = tokens?.claims();
      if (!tokens || !claims) return null;
      // Some tell the address there alone.
      const more =
        'email' in claims || !config.serverMetadata().userinfo_endpoint
          ? {}
          : await client.fetchUserInfo(config, tokens.access_token, claims.sub).catch(awayOrRefused);
      if (more === null) return null;
      const all: Record<string, unknown> = { ...more, ...claims };
      return {
        issuer: claims.iss,
        subject: claims.sub,
        sid: typeof claims.sid === 'string' ? claims.sid : '',
        email: typeof all.email === 'string' && all.email_verified === true ? plainKey(all.email) : '',
        twoFactors: v.is(texts, claims.amr) && claims.amr.includes('mfa'),
        role: roleOf(all, settings.OIDC_ROLES),
      };
    },

    /** Where the browser ends its session there, and is led back; null where it has no such place, or is away. */
    async endUrl(): Promise<string | null> {
      const client = await library();
      const config = await configuration().catch(() => null);
      if (!config?.serverMetadata().end_session_endpoint) return null;
      return client.buildEndSessionUrl(config, { post_logout_redirect_uri: redirectUri }).href;
    },

    /** Whose sessions it says have ended; null for what it did not say, and where its keys cannot be had. */
    async readLogout(token: string): Promise<DirectoryEnd | null> {
      const known = await logoutKeys().catch(() => null);
      return known && readLogoutToken(token, known).catch(() => null);
    },

    /** Whether somebody of this address may sign in. */
    allows(email: string): boolean {
      const allowed = settings.OIDC_ADDRESSES;
      return allowed.length === 0 || allowed.some((one) => one === email || email.endsWith(`@${one}`));
    },
  };
}
export type Directory = NonNullable<ReturnType<typeof createDirectory>>;

/** What the directory sends back of a key, which cannot be told from it; '' for what is no key. */
const stateOf = (key: string): string => hashToken(key) ?? '';

/** `emailKey`; '' for an address that would become somebody else's by it: the sign of Kelvin is no k of theirs. */
function plainKey(email: string): string {
  const becomesPlain = [...email].some(
    (letter) => letter > '~' && /^[ -~]+$/.test(letter.normalize('NFC').toLowerCase()),
  );
  return becomesPlain ? '' : emailKey(email);
}

type Client = { clientId: string; secret: string };
async function discovered(issuer: URL, { clientId, secret }: Client): Promise<Configuration> {
  const client = await library();
  // Without the first its library would take unsigned tokens, too, trusting TLS alone (Core 3.1.3.7). The settings take
  // http for a directory on this machine alone.
  const insecure = issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [];
  const execute = [client.enableNonRepudiationChecks, ...insecure];
  return client.discovery(issuer, clientId, secret, undefined, { timeout: patience, execute });
}

/** What the library throws where nobody answered to the end has the network's error or a passed time as a cause. */
function awayOrRefused(error: unknown): null {
  const names: string[] = [];
  for (let one = error; one instanceof Error; one = one.cause) names.push(`${one.name} ${one.message}`);
  if (names.some((name) => /fetch failed|TimeoutError|timed out|ECONN/.test(name)))
    throw new DirectoryAway(names.join());
  return null;
}

/** The highest role that a claim gives: `claim:value=role`. */
function roleOf(claims: Readonly<Record<string, unknown>>, rules: readonly string[]): StaffRole | null | undefined {
  if (rules.length === 0) return undefined;
  const given = rules.flatMap((rule) => {
    const [, claim = '', value = '', role = ''] = /^([^:]+):(.+)=(\w+)$/.exec(rule) ?? [];
    const held = v.safeParse(oneOrMany, claims[claim]);
    return held.success && held.output.includes(value) ? staffRoles.filter((one) => one === role) : [];
  });
  return given.reduce<StaffRole | null>((best, one) => (best !== null && mayDo(best, one) ? best : one), null);
}
