import * as v from 'valibot';
import type {
  loginOptions,
  PasskeyAnswer,
  registrationInput,
  registrationOptions,
} from '#contract/staff/login/passkeys.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { StaffPasskey } from '#server/db/schema/access-tables.ts';
import type { PasskeyRequest } from '#server/db/schema/one-time-link.ts';
import type { Staff } from '#server/db/schema/schema.ts';
import { issueOneTimeLink, takeOneTimeLink } from '#server/staff/account/one-time-links/repository.ts';
import { countUse, findPasskey, passkeysOf } from './repository.ts';

const purpose = 'passkey';
const clientData = v.object({ challenge: v.string() });
/** Time to find the key, or the phone, and touch it (milliseconds). */
const lifetime = 5 * 60_000;

/** EdDSA, ES256 and RS256 (COSE), which all authenticators between them have. */
const algorithms = [-8, -7, -257];

// Some megabytes that most processes never need.
const library = () => import('@simplewebauthn/server');
type NewCredential = v.InferOutput<typeof registrationInput>['passkey'];
type RegistrationOptions = v.InferOutput<typeof registrationOptions>;
type LoginOptions = v.InferOutput<typeof loginOptions>;

/**
 * The ceremonies of Web Authentication. The site's own host is the relying party: a passkey answers at PUBLIC_URL
 * alone, so that no look-alike can ask for it. Challenges lie in the database and are deleted by the first answer.
 */
export function createPasskeys(db: Db, publicUrl: string, company: string) {
  const { origin: expectedOrigin, hostname: rpID } = new URL(publicUrl);

  /** A challenge, which is its own token: what an authenticator signs holds it. */
  const newChallenge = (request: PasskeyRequest) => issueOneTimeLink(db, purpose, request, lifetime);

  /** The challenge of an answer where it is ours, for this; it is used up by whatever answer. */
  async function spent({ use, passkeyOf }: PasskeyRequest, clientDataJSON: string): Promise<string | null> {
    const given = challengeIn(clientDataJSON);
    const link = await takeOneTimeLink(db, given, purpose);
    if (!link || !('use' in link.data)) return null;
    return link.data.use === use && link.data.passkeyOf === passkeyOf ? given : null;
  }

  return {
    /** Asks for a new passkey of an account: on the authenticator itself, so that it needs no user name. */
    async registration({ id, username }: Pick<Staff, 'id' | 'username'>): Promise<RegistrationOptions> {
      return {
        challenge: await newChallenge({ use: 'register', passkeyOf: id }),
        rp: { id: rpID, name: company },
        user: { id: Buffer.from(id).toString('base64url'), name: username, displayName: username },
        pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
        timeout: lifetime,
        attestation: 'none',
        excludeCredentials: (await passkeysOf(db, id)).map(described),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      };
    },

    /** What is to be stored of a new passkey, or null for an answer that is not one to our challenge. */
    async register(staffId: string, response: NewCredential): Promise<Omit<StaffPasskey, 'name'> | null> {
      const challenge = await spent({ use: 'register', passkeyOf: staffId }, response.response.clientDataJSON);
      if (challenge === null) return null;
      const { verifyRegistrationResponse } = await library();
      const verified = await verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin,
        expectedRPID: rpID,
        requireUserVerification: true,
        supportedAlgorithmIDs: algorithms,
      }).catch(() => null);
      if (!verified?.verified) return null;
      const { id, publicKey, counter } = verified.registrationInfo.credential;
      return {
        id,
        staff_id: staffId,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: (response.response.transports ?? []).join(','),
        created_at: Date.now(),
        last_used_at: null,
      };
    },

    /** Asks for a passkey: of one account beside its password, or of whoever has one. */
    async request(request: PasskeyRequest): Promise<LoginOptions> {
      const ofOne = request.passkeyOf !== '';
      return {
        challenge: await newChallenge(request),
        rpId: rpID,
        timeout: lifetime,
        ...(ofOne && { allowCredentials: (await passkeysOf(db, request.passkeyOf)).map(described) }),
        // Beside a password a touch is the second factor; alone it must be two in one.
        userVerification: request.use === 'factor' ? 'preferred' : 'required',
      };
    },

    /** The account whose passkey answered the challenge that was asked, or null. */
    async accept(request: PasskeyRequest, response: PasskeyAnswer): Promise<string | null> {
      const challenge = await spent(request, response.response.clientDataJSON);
      const passkey = await findPasskey(db, response.id);
      const isOther = request.passkeyOf !== '' && passkey?.staff_id !== request.passkeyOf;
      if (challenge === null || !passkey || isOther) return null;
      const { verifyAuthenticationResponse } = await library();
      const verified = await verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin,
        expectedRPID: rpID,
        requireUserVerification: request.use !== 'factor',
        credential: {
          id: passkey.id,
          publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
          counter: passkey.counter,
        },
      }).catch(() => null);
      if (!verified?.verified) return null;
      const counted = await countUse(db, passkey.id, verified.authenticationInfo.newCounter, Date.now());
      return counted ? passkey.staff_id : null;
    },
  };
}
export type Passkeys = ReturnType<typeof createPasskeys>;

function described({ id, transports }: StaffPasskey) {
  return { id, type: 'public-key' as const, transports: transports.split(',').filter(Boolean) };
}

/** What an answer says that it was asked; '' for one that is none. */
function challengeIn(clientDataJSON: string): string {
  try {
    const parsed = v.safeParse(clientData, JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()));
    return parsed.success ? parsed.output.challenge : '';
  } catch {
    return '';
  }
}
