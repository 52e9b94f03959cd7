import * as v from 'valibot';
import { line } from '#contract/leads/fields.ts';

/**
 * Calls for passkeys. Each ceremony (Web Authentication, W3C) takes two: `options` returns a challenge that is valid
 * once and for five minutes, the other call takes the authenticator's response.
 */
export const passkeyPaths = {
  list: '/api/admin/account/passkeys',
  // Not below the list: an authenticator chooses the passkey's id, which could be `options`.
  registration: '/api/admin/account/passkey-options',
  loginOptions: '/api/admin/login/passkey/options',
  login: '/api/admin/login/passkey',
  proofOptions: '/api/admin/account/proof/options',
} as const;

const base64url = (max: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(max));
const credential = { id: base64url(1400), rawId: base64url(1400), type: v.literal('public-key') };
/** Authenticators may return extension results that nobody requested; they are ignored. */
const extensions = v.object({});

/** The result of `navigator.credentials.create`, as serialised by `@simplewebauthn/browser`. */
const newCredential = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(40_000),
    transports: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(10))),
  }),
  clientExtensionResults: extensions,
});
/** The same for `navigator.credentials.get`. */
export const passkeyAnswer = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: v.exactOptional(base64url(200)),
  }),
  clientExtensionResults: extensions,
});
export type PasskeyAnswer = v.InferOutput<typeof passkeyAnswer>;

const name = line('name', 60);
/** An empty name is replaced by browser and system. */
export const registrationInput = v.object({ name, passkey: newCredential });
export const passkeyNameInput = v.object({ name: v.pipe(name, v.nonEmpty('name.required')) });
/** `challenge` is from the answer to the password; without it, the passkey is the whole login. */
const challenge = v.optional(v.pipe(v.string(), v.maxLength(2000)), '');
export const passkeyLoginOptionsInput = v.object({ challenge });
export const passkeyLoginInput = v.object({
  challenge,
  passkey: passkeyAnswer,
  device: v.optional(v.pipe(v.string(), v.maxLength(1000)), ''),
});

const transports = v.exactOptional(v.array(v.string()));
const known = v.object({ id: v.string(), type: v.literal('public-key'), transports });
const verification = v.picklist(['required', 'preferred', 'discouraged']);
/** Options for `navigator.credentials.create`. */
export const registrationOptions = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal('public-key') })),
  timeout: v.number(),
  attestation: v.literal('none'),
  excludeCredentials: v.array(known),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: verification,
  }),
});
export const loginOptions = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  allowCredentials: v.exactOptional(v.array(known)),
  userVerification: verification,
});

export const staffPasskey = v.object({
  id: v.string(),
  name: v.string(),
  created_at: v.string(),
  lastUsedAt: v.nullable(v.string()),
});
export type StaffPasskey = v.InferOutput<typeof staffPasskey>;
/** Recovery codes if the account had none left; they are shown only once. */
export const registeredAnswer = v.object({ codes: v.array(v.string()) });
