import * as v from 'valibot';
import { requiredLine } from '#contract/leads/fields.ts';

export const accessPaths = {
  loginCode: '/api/admin/login/code',
  account: '/api/admin/account',
  password: '/api/admin/account/password',
  sessions: '/api/admin/account/sessions',
  secondFactor: '/api/admin/account/second-factor',
  confirmSecondFactor: '/api/admin/account/second-factor/confirm',
  endSecondFactor: '/api/admin/account/second-factor/off',
  recoveryCodes: '/api/admin/account/second-factor/codes',
} as const;

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
  v.maxLength(20, 'code.invalid'),
);

export const loginInput = v.object({ username: requiredLine('username', 100), password: password('password') });
/** What a login ends with. */
export const sessionAnswer = v.object({ token: v.string(), username: v.string() });
/** The session, or, where the account has a second factor, the challenge to send back with a code. */
export const loginAnswer = v.union([sessionAnswer, v.object({ secondFactor: v.string(), username: v.string() })]);
export type LoginAnswer = v.InferOutput<typeof loginAnswer>;

/** Second step of a login: the answer of the first one, and a code. */
export const loginCodeInput = v.object({ challenge: v.pipe(v.string('challenge.required'), v.maxLength(2000)), code });
export const passwordInput = v.object({
  password: password('password'),
  /** Judged by the server (`passwordFaults`). */
  newPassword: password('newPassword'),
});
export const beginSecondFactorInput = v.object({ password: password('password') });
export const confirmSecondFactorInput = v.object({ code });
/** For what makes the account less safe, or shows what may be seen once. */
export const provenInput = v.object({ password: password('password'), code });

export const staffSession = v.object({
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
  created_at: v.string(),
  /** Since when the second factor counts, or null. */
  secondFactorSince: v.nullable(v.string()),
  recoveryCodesLeft: v.number(),
  sessions: v.array(staffSession),
});
export type AccountAnswer = v.InferOutput<typeof accountAnswer>;

/** `secret` is base32; `uri` is what the QR code says (otpauth, Key URI Format). */
export const secondFactorAnswer = v.object({ secret: v.string(), uri: v.string() });
export type SecondFactorAnswer = v.InferOutput<typeof secondFactorAnswer>;
/** Shown this once. */
export const recoveryCodesAnswer = v.object({ codes: v.array(v.string()) });
export type RecoveryCodesAnswer = v.InferOutput<typeof recoveryCodesAnswer>;
