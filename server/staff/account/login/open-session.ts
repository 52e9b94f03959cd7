import type { Context } from 'hono';
import { minute } from '#contract/durations.ts';
import type { LoginAnswer } from '#contract/staff/account.ts';
import { auditAggregated } from '#server/audit/aggregated.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { DirectorySession } from '#server/db/schema/one-time-link.ts';
import type { Staff } from '#server/db/schema/schema.ts';
import { json } from '#server/http/answer/json.ts';
import { rateKey } from '#server/http/request/client-address.ts';
import { clientAddressOf } from '#server/http/request/peer.ts';
import { issueOneTimeLink, peekOneTimeLink, takeOneTimeLink } from '#server/staff/account/one-time-links/repository.ts';
import { hasPasskey } from '#server/staff/account/passkeys/repository.ts';
import { findStaffById, insertSession } from '#server/staff/account/repository.ts';
import { sessionLimit } from '#server/staff/account/session-limits.ts';
import { notSignedIn } from '#server/staff/account/sessions/require-session.ts';
import { hashToken, newToken } from '#server/staff/account/tokens.ts';
import { hasSignedIn } from '#server/staff/alerts/repository.ts';
import { deviceName } from './device.ts';
import { passwordMark } from './known-device.ts';
import type { LoginParts } from './parts.ts';

const challengePurpose = 'login-code';
/** Time to find the phone and type its code (milliseconds). */
const challengeLifetime = 5 * minute;

type Opening = {
  staff: Staff;
  /** The token that marks the browser as known, as it was sent. */
  device: string;
  /** How the login was made, besides or instead of a password; for the audit log. */
  way?: 'recovery-code' | 'passkey' | 'directory';
  /** Whether the directory has already checked two factors. */
  twoFactors?: boolean;
  /** The directory session that the login comes from. */
  directory?: DirectorySession;
};

/** Continues after the first factor: opens the session, or asks for the second factor where the account has one. */
export async function afterFirstFactor(c: Context, parts: LoginParts, opening: Opening): Promise<Response> {
  const { db } = parts.database;
  const { staff, directory } = opening;
  const app = staff.totp_since !== null;
  const passkey = await hasPasskey(db, staff.id);
  if (!app && !passkey) return opened(c, parts, opening);
  const data = { staffId: staff.id, mark: passwordMark(staff), ...(directory && { directory }) };
  const secondFactor = await issueOneTimeLink(db, challengePurpose, data, challengeLifetime);
  return json(c, { secondFactor, username: staff.username, app, passkey } satisfies LoginAnswer);
}

/** Answers with a new session, unless the account was disabled or its password changed during the login. */
export async function opened(
  c: Context,
  { database: { db }, proxies, devices, alert }: LoginParts,
  { staff, device: known, way, twoFactors = false, directory }: Opening,
): Promise<Response> {
  const token = newToken();
  const now = Date.now();
  const device = deviceName(c.req.header('user-agent'));
  const session = {
    token_hash: hashToken(token) ?? '',
    staff_id: staff.id,
    created_at: now,
    expires_at: now + sessionLimit,
    device,
    two_factors: twoFactors ? 1 : 0,
    ...(directory && {
      directory_issuer: directory.issuer,
      directory_subject: directory.subject,
      directory_sid: directory.sid,
    }),
  };
  const byCode = way === 'recovery-code';
  const entry = {
    actor: staff.username,
    action: byCode ? ('recovery-code-used' as const) : ('login' as const),
    subject: staff.id,
    details: { device, network: networkOf(addressOf(c, proxies)), ...(way && !byCode && { way }) },
  };
  // The first login of an account has no other device to compare with.
  const isNewDevice = devices.idOf(known, staff) === null && (await hasSignedIn(db, staff.id));
  if (!(await insertSession(db, session, staff.password_hash, entry))) return notSignedIn('login-failed');
  if (isNewDevice) await alert('new-device', staff.username);
  const { username, role } = staff;
  return json(c, { token, username, role, device: devices.renewed(known, staff) } satisfies LoginAnswer);
}

/** The account that passed the first step, if its password is still the same; null where that was too long ago. */
export async function firstStep(db: Db, challenge: string) {
  // Not used up yet, so that a mistyped code can be tried again.
  const link = await peekOneTimeLink(db, challenge, challengePurpose);
  if (!link || !('mark' in link.data)) return null;
  const { staffId, mark, directory } = link.data;
  const staff = await findStaffById(db, staffId);
  if (!staff || staff.disabled_at !== null || passwordMark(staff) !== mark) return null;
  return { staff, ...(directory && { directory }) };
}

/**
 * Uses up the first step, so that concurrent valid requests open only one session.
 * @returns true when it was used up before
 */
export async function firstStepIsOver(db: Db, challenge: string): Promise<boolean> {
  return (await takeOneTimeLink(db, challenge, challengePurpose)) === undefined;
}

/** Records a failed login other than by name and password. */
export async function recordFailure(
  c: Context,
  { database, proxies }: LoginParts,
  way: string,
  reason = '',
): Promise<void> {
  const details = { way, network: networkOf(addressOf(c, proxies)), ...(reason && { reason }) };
  await auditAggregated(database.db, { actor: '', action: 'login-failed', subject: '', details });
}

/** The client's address as the key under which attempts are counted. */
export function addressOf(c: Context, proxies: LoginParts['proxies']): string {
  return rateKey(clientAddressOf(c, proxies));
}

/** Enough to tell the office from elsewhere: the first three octets of an IPv4 address, the /64 network of IPv6. */
export function networkOf(address: string): string {
  if (!address) return '';
  return address.includes(':') ? `${address}::` : address.replace(/\.\d+$/, '.0');
}
