import * as v from 'valibot';

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

const password = <const F extends string>(field: F) =>
  v.pipe(v.string(`${field}.required`), v.nonEmpty(`${field}.required`), v.maxLength(1000, `${field}.tooLong`));

/** Six digits of the app, or a recovery code; blanks and hyphens do not count. */
const code = v.pipe(
  v.string('code.required'),
  v.transform((value) => value.replace(/[\s-]/g, '').toLowerCase()),
  v.nonEmpty('code.required'),
  v.maxLength(20, 'code.invalid'),
);

/** Second step of a login: the answer of the first one, and a code. */
export const loginCodeInput = v.object({ challenge: v.pipe(v.string('challenge.required'), v.maxLength(2000)), code });
export const passwordInput = v.object({
  password: password('password'),
  newPassword: v.pipe(password('newPassword'), v.minLength(minPasswordLength, 'newPassword.tooShort')),
});
export const beginSecondFactorInput = v.object({ password: password('password') });
export const confirmSecondFactorInput = v.object({ code });
/** For what makes the account less safe, or shows what may be seen once. */
export const provenInput = v.object({ password: password('password'), code });

export type StaffSession = {
  id: string;
  /** Browser and system, such as `Firefox, Windows`; empty when unknown. */
  device: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  current: boolean;
};

export type AccountAnswer = {
  username: string;
  created_at: string;
  /** Since when the second factor counts, or null. */
  secondFactorSince: string | null;
  recoveryCodesLeft: number;
  sessions: StaffSession[];
};

/** `secret` is base32; `uri` is what the QR code says (otpauth, Key URI Format). */
export type SecondFactorAnswer = { secret: string; uri: string };
/** Shown this once. */
export type RecoveryCodesAnswer = { codes: string[] };
