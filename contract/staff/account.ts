import * as v from 'valibot';
import { requiredLine } from '#contract/leads/fields.ts';
import { passkeyAnswer, staffPasskey } from './login/passkeys.ts';

export const accessPaths = {
  loginCode: '/api/admin/login/code',
  account: '/api/admin/account',
  password: '/api/admin/account/password',
  proof: '/api/admin/account/proof',
  sessions: '/api/admin/account/sessions',
  secondFactor: '/api/admin/account/second-factor',
  confirmSecondFactor: '/api/admin/account/second-factor/confirm',
  endSecondFactor: '/api/admin/account/second-factor/off',
  recoveryCodes: '/api/admin/account/second-factor/codes',
} as const;

/**
 * Of answers to whoever has just proven again who they are: the token from now on. The one that the call came with has
 * ended (ASVS 7.2.4).
 */
export const sessionTokenHeader = 'X-Session-Token';
/**
 * Of each answer to somebody who is signed in: for how many more seconds, without another use of the session (`idle`)
 * and with any (`age`), as in `idle=7200, age=43200`. Whoever is about to be signed out is told (WCAG 2.2.1).
 */
export const sessionEndHeader = 'X-Session-End';

/** What an account may do, each more than the one before: look; answer and change; rule over people and accounts. */
export const staffRoles = ['read', 'work', 'manage'] as const;
export type StaffRole = (typeof staffRoles)[number];
/** Whether somebody of a role may do what needs another. */
export const mayDo = (role: StaffRole, needed: StaffRole) => staffRoles.indexOf(role) >= staffRoles.indexOf(needed);

/** What an account must do before anything else. */
export const dueSteps = ['password', 'second-factor'] as const;
export type DueStep = (typeof dueSteps)[number];

export const minPasswordLength = 10;

/** Why a new password is refused, as code `newPassword.{fault}`; in this order the first one is told. */
export const passwordFaults = ['tooShort', 'same', 'username', 'company', 'repeated', 'sequence', 'common'] as const;
export type PasswordFault = (typeof passwordFaults)[number];

const password = <const F extends string>(field: F) =>
  v.pipe(v.string(`${field}.required`), v.nonEmpty(`${field}.required`), v.maxLength(1000, `${field}.tooLong`));

/** Six digits of the app, or a recovery code; blanks and hyphens do not count. */
const code = v.pipe(
  v.string('code.required'),
  v.transform((value) => value.replace(/[\s-]/g, '').toLowerCase()),
  v.nonEmpty('code.required'),
  v.maxLength(40, 'code.invalid'),
);

/** By which a browser that signed in before is known again; what is no such text is as good as none. */
const device = v.optional(v.pipe(v.string('device.invalid'), v.maxLength(1000, 'device.invalid')), '');

export const loginInput = v.object({ username: requiredLine('username', 100), password: password('password'), device });
/** What a login ends with; `device` is to be kept and sent with the next one. */
export const sessionAnswer = v.object({
  token: v.string(),
  username: v.string(),
  role: v.picklist(staffRoles),
  device: v.string(),
});
/**
 * The session, or, where the account has a second factor, the challenge to send back with it: a code of the app
 * (`app`), a passkey, or a recovery code of either.
 */
export const loginAnswer = v.union([
  sessionAnswer,
  v.object({ secondFactor: v.string(), username: v.string(), app: v.boolean(), passkey: v.boolean() }),
]);
export type LoginAnswer = v.InferOutput<typeof loginAnswer>;

/** Second step of a login: the answer of the first one, and a code. */
export const loginCodeInput = v.object({
  challenge: v.pipe(v.string('challenge.required'), v.maxLength(2000)),
  code,
  device,
});
export const passwordInput = v.object({
  password: password('password'),
  /** Judged by the server (`passwordFaults`). */
  newPassword: password('newPassword'),
});
/** The password again, or a passkey, before what may harm others; it counts for some minutes. */
export const proofInput = v.union([v.object({ password: password('password') }), v.object({ passkey: passkeyAnswer })]);
export const beginSecondFactorInput = v.object({ password: password('password') });
export const confirmSecondFactorInput = v.object({ code });
/** For what makes the account less safe, or shows what may be seen once. */
export const provenInput = v.object({ password: password('password'), code });

const staffSession = v.object({
  id: v.string(),
  /** Browser and system, such as `Firefox, Windows`; empty when unknown. */
  device: v.string(),
  created_at: v.string(),
  last_seen_at: v.string(),
  expires_at: v.string(),
  current: v.boolean(),
});
export type StaffSession = v.InferOutput<typeof staffSession>;

export const accountAnswer = v.object({
  username: v.string(),
  role: v.picklist(staffRoles),
  created_at: v.string(),
  /** What must be done before anything else, or null. */
  due: v.nullable(v.picklist(dueSteps)),
  /** Since when the second factor counts, or null. */
  secondFactorSince: v.nullable(v.string()),
  recoveryCodesLeft: v.number(),
  passkeys: v.array(staffPasskey),
  /** Name of the directory that it is linked with, or null. */
  directory: v.nullable(v.string()),
  sessions: v.array(staffSession),
});
export type AccountAnswer = v.InferOutput<typeof accountAnswer>;

/** `secret` is base32; `uri` is what the QR code says (otpauth, Key URI Format). */
export const secondFactorAnswer = v.object({ secret: v.string(), uri: v.string() });
export type SecondFactorAnswer = v.InferOutput<typeof secondFactorAnswer>;
/** Shown this once. */
export const recoveryCodesAnswer = v.object({ codes: v.array(v.string()) });
export type RecoveryCodesAnswer = v.InferOutput<typeof recoveryCodesAnswer>;
