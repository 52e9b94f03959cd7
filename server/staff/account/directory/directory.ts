import type { Configuration } from 'openid-client';
import * as v from 'valibot';
import { minute } from '#contract/durations.ts';
import { staffPaths } from '#contract/site/pages.ts';
import { roleIncludes, type StaffRole, staffRoles } from '#contract/staff/account.ts';
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
const lifetime = 10 * minute;
/** Timeout of requests to the directory (seconds). */
const patience = 5;
/** How old a login at the directory may be to count as a proof (seconds). */
const freshness = 120;

/** The directory is unreachable or answers with something unusable; the user has done nothing wrong. */
export class DirectoryAway extends Error {}

/** The identity that the directory asserts, and the directory session that it comes from. */
export type DirectoryIdentity = DirectorySession & {
  /** Normalised; '' where the directory has none or has not verified it. */
  email: string;
  /** Whether the directory reports multi-factor authentication (`mfa`, RFC 8176). */
  twoFactors: boolean;
  /** Role from the claims; null where roles are configured and none matches, undefined where none are configured. */
  role: StaffRole | null | undefined;
};
type Returned = { key: string; code: string; state: string; iss: string | null };

// Loaded on demand: most sites have no directory.
const library = () => import('openid-client');
const texts = v.array(v.string());
const oneOrMany = v.union([
  v.pipe(
    v.string(),
    v.transform((one) => [one]),
  ),
  texts,
]);

/** Sign-in by code with PKCE, state and nonce (OpenID Connect Core 3.1, RFC 9700); null without a directory. */
export function createDirectory(db: Db, settings: Settings) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: secret } = settings;
  if (issuer === undefined || clientId === undefined || secret === undefined) return null;
  const issuerUrl = new URL(issuer);
  const client = { clientId, secret };
  const redirectUri = new URL(staffPaths.login, settings.PUBLIC_URL).href;
  let known: Promise<Configuration> | null = null;

  /** Fetched on the first sign-in, so that startup does not wait for it; retried after a failure. */
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
    // Only asymmetric algorithms: anyone who has the client secret could forge a token signed with it.
    const algorithms = (named ?? ['RS256']).filter((one) => /^(RS|PS|ES|Ed)/.test(one));
    keys ??= { issuer, clientId: client.clientId, keys: await directoryKeys(jwks_uri, patience), algorithms };
    return keys;
  }

  return {
    name: settings.OIDC_NAME,

    /**
     * The URL to redirect the browser to, the `state` that must come back, and the `key` that stays in the browser:
     * someone who reads the URL in a log lacks the key (ASVS 10.1.2).
     * @throws DirectoryAway
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
     * Redeems the code for the identity that the directory asserts; null for a response that is not the directory's,
     * was used before, or belongs to another browser or person.
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
      // Some directories return the mail address from the userinfo endpoint only.
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

    /** The URL that ends the session at the directory and leads back; null if it has none or is unavailable. */
    async endUrl(): Promise<string | null> {
      const client = await library();
      const config = await configuration().catch(() => null);
      if (!config?.serverMetadata().end_session_endpoint) return null;
      return client.buildEndSessionUrl(config, { post_logout_redirect_uri: redirectUri }).href;
    },

    /** The sessions that a logout token ends; null where it is not the directory's or its keys are unavailable. */
    async readLogout(token: string): Promise<DirectoryEnd | null> {
      const known = await logoutKeys().catch(() => null);
      return known && readLogoutToken(token, known).catch(() => null);
    },

    /** Whether this mail address may sign in. */
    allows(email: string): boolean {
      const allowed = settings.OIDC_ADDRESSES;
      return allowed.length === 0 || allowed.some((one) => one === email || email.endsWith(`@${one}`));
    },
  };
}
export type Directory = NonNullable<ReturnType<typeof createDirectory>>;

/** The `state` of a key, from which the key cannot be derived; '' for an invalid key. */
const stateOf = (key: string): string => hashToken(key) ?? '';

/** `emailKey`; '' where normalising yields someone else's address: the Kelvin sign would become a `k`. */
function plainKey(email: string): string {
  const becomesPlain = [...email].some(
    (letter) => letter > '~' && /^[ -~]+$/.test(letter.normalize('NFC').toLowerCase()),
  );
  return becomesPlain ? '' : emailKey(email);
}

type Client = { clientId: string; secret: string };
async function discovered(issuer: URL, { clientId, secret }: Client): Promise<Configuration> {
  const client = await library();
  // Without `enableNonRepudiationChecks` the library would accept unsigned ID tokens and trust TLS alone (Core
  // 3.1.3.7). The settings allow http only for a directory on this machine.
  const insecure = issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [];
  const execute = [client.enableNonRepudiationChecks, ...insecure];
  return client.discovery(issuer, clientId, secret, undefined, { timeout: patience, execute });
}

/** Null when the directory refused. Network errors and timeouts (in the error's causes) throw DirectoryAway instead. */
function awayOrRefused(error: unknown): null {
  const names: string[] = [];
  for (let one = error; one instanceof Error; one = one.cause) names.push(`${one.name} ${one.message}`);
  if (names.some((name) => /fetch failed|TimeoutError|timed out|ECONN/.test(name)))
    throw new DirectoryAway(names.join());
  return null;
}

/** The highest role that any claim gives; a rule reads `claim:value=role`. */
function roleOf(claims: Readonly<Record<string, unknown>>, rules: readonly string[]): StaffRole | null | undefined {
  if (rules.length === 0) return undefined;
  const given = rules.flatMap((rule) => {
    const [, claim = '', value = '', role = ''] = /^([^:]+):(.+)=(\w+)$/.exec(rule) ?? [];
    const held = v.safeParse(oneOrMany, claims[claim]);
    return held.success && held.output.includes(value) ? staffRoles.filter((one) => one === role) : [];
  });
  return given.reduce<StaffRole | null>((best, one) => (best !== null && roleIncludes(best, one) ? best : one), null);
}
