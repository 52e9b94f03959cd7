import * as v from 'valibot';
import { requiredLine } from '#contract/leads/fields.ts';
import { passkeyAnswer, staffPasskey } from './login/passkeys.ts';

export const accountPaths = {
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

/** Set on the answer to a proof: the new session token. The one that the call was made with has ended (ASVS 7.2.4). */
export const sessionTokenHeader = 'X-Session-Token';
/**
 * Set on every answer to a signed-in user: the seconds until the session ends without further use (`idle`) and at the
 * latest (`age`), for example `idle=7200, age=43200`, so that clients can warn before signing out (WCAG 2.2.1).
 */
export const sessionEndHeader = 'X-Session-End';

/** Roles, each including the previous one: read; answer and change; manage people and accounts. */
export const staffRoles = ['read', 'work', 'manage'] as const;
export type StaffRole = (typeof staffRoles)[number];
/** Whether a role includes the needed one. */
export const roleIncludes = (role: StaffRole, needed: StaffRole) =>
  staffRoles.indexOf(role) >= staffRoles.indexOf(needed);

/** What an account must do before anything else. */
export const requiredSteps = ['password', 'second-factor'] as const;
export type RequiredStep = (typeof requiredSteps)[number];

export const minPasswordLength = 10;

/** Why a new password is rejected, as code `newPassword.{fault}`; the first match in this order is reported. */
export const passwordFaults = ['tooShort', 'same', 'username', 'company', 'repeated', 'sequence', 'common'] as const;
export type PasswordFault = (typeof passwordFaults)[number];

const password = <const F extends string>(field: F) =>
  v.pipe(v.string(`${field}.required`), v.nonEmpty(`${field}.required`), v.maxLength(1000, `${field}.tooLong`));

/** Six digits from the app, or a recovery code; whitespace and hyphens are ignored. */
const code = v.pipe(
  v.string('code.required'),
  v.transform((value) => value.replace(/[\s-]/g, '').toLowerCase()),
  v.nonEmpty('code.required'),
  v.maxLength(40, 'code.invalid'),
);

/** Identifies a browser that signed in before; an invalid value counts as none. */
const device = v.optional(v.pipe(v.string('device.invalid'), v.maxLength(1000, 'device.invalid')), '');

export const loginInput = v.object({ username: requiredLine('username', 100), password: password('password'), device });
/** The answer to a complete login; the client stores `device` and sends it with the next login. */
export const sessionAnswer = v.object({
  token: v.string(),
  username: v.string(),
  role: v.picklist(staffRoles),
  device: v.string(),
});
/**
 * The session, or, if the account has a second factor, the challenge to send back with it: a code from the app (`app`),
 * a passkey (`passkey`), or a recovery code.
 */
export const loginAnswer = v.union([
  sessionAnswer,
  v.object({ secondFactor: v.string(), username: v.string(), app: v.boolean(), passkey: v.boolean() }),
]);
export type LoginAnswer = v.InferOutput<typeof loginAnswer>;

/** Second step of a login: the challenge from the first step, and a code. */
export const loginCodeInput = v.object({
  challenge: v.pipe(v.string('challenge.required'), v.maxLength(2000)),
  code,
  device,
});
export const passwordInput = v.object({
  password: password('password'),
  /** Checked by the server (`passwordFaults`). */
  newPassword: password('newPassword'),
});
/** The password or a passkey again, before actions that can harm others; the proof counts for a few minutes. */
export const proofInput = v.union([v.object({ password: password('password') }), v.object({ passkey: passkeyAnswer })]);
export const beginSecondFactorInput = v.object({ password: password('password') });
export const confirmSecondFactorInput = v.object({ code });
/** For changes that make the account less safe, and to show what can be seen only once. */
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
  /** What the account must do first, or null. */
  due: v.nullable(v.picklist(requiredSteps)),
  /** Since when the second factor is enabled, or null. */
  secondFactorSince: v.nullable(v.string()),
  recoveryCodesLeft: v.number(),
  passkeys: v.array(staffPasskey),
  /** Name of the directory that the account is linked with, or null. */
  directory: v.nullable(v.string()),
  sessions: v.array(staffSession),
});
export type AccountAnswer = v.InferOutput<typeof accountAnswer>;

/** `secret` is base32; `uri` is the content of the QR code (otpauth, Key URI Format). */
export const secondFactorAnswer = v.object({ secret: v.string(), uri: v.string() });
export type SecondFactorAnswer = v.InferOutput<typeof secondFactorAnswer>;
/** Shown only once. */
export const recoveryCodesAnswer = v.object({ codes: v.array(v.string()) });
export type RecoveryCodesAnswer = v.InferOutput<typeof recoveryCodesAnswer>;
