import * as v from 'valibot';
import { minute } from '#contract/durations.ts';
import type {
  loginOptions,
  PasskeyAnswer,
  registrationInput,
  registrationOptions,
} from '#contract/staff/login/passkeys.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { StaffPasskey } from '#server/db/schema/account-tables.ts';
import type { PasskeyRequest } from '#server/db/schema/one-time-link.ts';
import type { Staff } from '#server/db/schema/schema.ts';
import { issueOneTimeLink, takeOneTimeLink } from '#server/staff/account/one-time-links/repository.ts';
import { countUse, findPasskey, passkeysOf } from './repository.ts';

const purpose = 'passkey';
const clientData = v.object({ challenge: v.string() });
/** Time to find the key, or the phone, and touch it (milliseconds). */
const lifetime = 5 * minute;

/** EdDSA, ES256 and RS256 (COSE); every authenticator supports at least one of them. */
const algorithms = [-8, -7, -257];

// Loaded on demand: several megabytes that most processes never need.
const library = () => import('@simplewebauthn/server');
type NewCredential = v.InferOutput<typeof registrationInput>['passkey'];
type RegistrationOptions = v.InferOutput<typeof registrationOptions>;
type LoginOptions = v.InferOutput<typeof loginOptions>;

/**
 * The ceremonies of Web Authentication. The relying party is the host of PUBLIC_URL: a passkey answers only there, so a
 * look-alike site cannot ask for it. Challenges are stored in the database and deleted by the first answer.
 */
export function createPasskeys(db: Db, publicUrl: string, company: string) {
  const { origin: expectedOrigin, hostname: rpID } = new URL(publicUrl);

  /** A new challenge, which serves as its own token: the authenticator returns it in what it signs. */
  const newChallenge = (request: PasskeyRequest) => issueOneTimeLink(db, purpose, request, lifetime);

  /** The challenge of an answer if it was issued for this request. Any answer uses it up. */
  async function spent({ use, passkeyOf }: PasskeyRequest, clientDataJSON: string): Promise<string | null> {
    const given = challengeIn(clientDataJSON);
    const link = await takeOneTimeLink(db, given, purpose);
    if (!link || !('use' in link.data)) return null;
    return link.data.use === use && link.data.passkeyOf === passkeyOf ? given : null;
  }

  return {
    /** Options for a new passkey, stored on the authenticator itself so that a login needs no user name. */
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

    /** The row to store for a new passkey, or null for an answer that does not verify against our challenge. */
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

    /** Asks for a passkey: of one account, as second factor or proof, or of any account. */
    async request(request: PasskeyRequest): Promise<LoginOptions> {
      const ofOne = request.passkeyOf !== '';
      return {
        challenge: await newChallenge(request),
        rpId: rpID,
        timeout: lifetime,
        ...(ofOne && { allowCredentials: (await passkeysOf(db, request.passkeyOf)).map(described) }),
        // After a password, a touch is the second factor; without one, the passkey must cover both factors.
        userVerification: request.use === 'factor' ? 'preferred' : 'required',
      };
    },

    /** The account whose passkey answered the challenge, or null. */
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

/** The challenge that an answer claims to be for; '' if it cannot be parsed. */
function challengeIn(clientDataJSON: string): string {
  try {
    const parsed = v.safeParse(clientData, JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()));
    return parsed.success ? parsed.output.challenge : '';
  } catch {
    return '';
  }
}
