import type { Context } from 'hono';
import { type LoginAnswer, loginCodeInput, loginInput } from '#contract/staff/account.ts';
import { loginNetworks } from '#server/audit/repository.ts';
import { auditSummed } from '#server/audit/summed.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { LoginChallenge, Staff } from '#server/db/schema/schema.ts';
import { json, noContent } from '#server/http/answer/json.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { rateKey } from '#server/http/request/client-address.ts';
import { clientAddressOf } from '#server/http/request/peer.ts';
import { readJson } from '#server/http/request/read-json.ts';
import type { Services } from '#server/services.ts';
import type { Alert } from '#server/staff/account/alerts/alert.ts';
import { verifyPassword } from '#server/staff/account/passwords.ts';
import {
  deleteSession,
  findStaff,
  findStaffById,
  insertOneTimeLink,
  insertSession,
  peekOneTimeLink,
  takeOneTimeLink,
} from '#server/staff/account/repository.ts';
import { notSignedIn } from '#server/staff/account/require-session.ts';
import {
  countCode,
  forgetFailedCodes,
  mostFailedCodes,
} from '#server/staff/account/second-factor/failed-codes-repository.ts';
import type { SecondFactor } from '#server/staff/account/second-factor/second-factor.ts';
import { sessionLimit } from '#server/staff/account/session-limits.ts';
import { hashToken, newToken } from '#server/staff/account/tokens.ts';
import { deviceName } from './device.ts';
import { type KnownDevices, passwordMark } from './known-device.ts';
import { admitted, type LoginThrottle } from './login-throttle.ts';

export type LoginParts = Services & {
  throttle: LoginThrottle | null;
  secondFactor: SecondFactor;
  devices: KnownDevices;
  alert: Alert;
  /** Told when sessions were ended, so that what is open for them ends as well. */
  onSessionsEnded: () => void;
};

const challengePurpose = 'login-code';
/** Time to find the phone and type its code (milliseconds). */
const challengeLifetime = 5 * 60_000;

/** Wrong codes, each after the right password, of which staff are told. */
const alarmingCodes = 5;
/** How long a network from which an account has logged in is known to it (milliseconds). */
const knownFor = 30 * 86_400_000;

/**
 * POST login: a session of its own for every login; failures slow down, unknown names cost the same time. Strangers who
 * guess at an account slow each other down and use up its hour, not whoever it belongs to.
 */
export function login(parts: LoginParts) {
  const { proxies, throttle, devices, alert } = parts;
  const { db } = parts.database;
  return async (c: Context): Promise<Response> => {
    const { username, password, device } = await readJson(c, loginInput);
    const address = rateKey(clientAddressOf(c, proxies));
    const network = networkOf(address);
    const staff = (await findStaff(db, username)) ?? (await findStaff(db, username.normalize('NFC')));
    const attempt = admitted(await throttle?.begin(username, address, devices.idOf(device, staff)));
    if (attempt.alarming && staff) await alert('guessing', staff.username);
    if (attempt.wait > 0 && !(await knowsNetwork(db, staff, network)) && !(await throttle?.hold(attempt.wait)))
      return refuse('login-slow', { retryAfter: 5 });
    const open = staff && staff.disabled_at === null ? staff : null;
    const correct = await verifyPassword(password, open?.password_hash ?? null);
    if (!open || !correct) {
      // What is no account may be a password in the wrong field: it is not written down.
      const details = { ...(staff && { account: staff.username }), network };
      await auditSummed(db, { actor: '', action: 'login-failed', subject: staff?.id ?? '', details });
      return notSignedIn('login-failed');
    }
    await attempt.succeeded();
    if (open.password_expires_at !== null && open.password_expires_at <= Date.now())
      return notSignedIn('password-expired');
    if (open.totp_since === null) return opened(c, parts, { staff: open, device, byRecoveryCode: false });
    const challenge = await newChallenge(db, open);
    return json(c, { secondFactor: challenge, username: open.username } satisfies LoginAnswer);
  };
}

async function knowsNetwork(db: Db, staff: Staff | undefined, network: string): Promise<boolean> {
  if (!staff || network === '') return false;
  return (await loginNetworks(db, staff.id, Date.now() - knownFor)).includes(network);
}

/** POST login/code: the second step, with a code of the app or a recovery code. */
export function loginCode(parts: LoginParts) {
  const { database, throttle, secondFactor, devices, proxies, alert } = parts;
  const { db } = database;
  return async (c: Context): Promise<Response> => {
    const input = await readJson(c, loginCodeInput);
    const challenge = hashToken(input.challenge);
    const claims = challenge ? await readChallenge(db, challenge) : null;
    const staff = claims ? await findStaffById(db, claims.staffId) : undefined;
    if (!staff || staff.disabled_at !== null || passwordMark(staff) !== claims?.mark) return notSignedIn('code-late');
    const known = devices.idOf(input.device, staff);
    const attempt = admitted(await throttle?.beginProof(known ?? staff.id));
    const tried = await countCode(db, staff.id, known !== null);
    if (tried === null) return notSignedIn('codes-ended');
    const accepted = await secondFactor.accept(db, staff, input.code);
    if (!accepted) {
      const network = networkOf(rateKey(clientAddressOf(c, proxies)));
      const details = { account: staff.username, network };
      await auditSummed(db, { actor: '', action: 'second-factor-failed', subject: staff.id, details });
      if (tried === alarmingCodes) await alert('codes', staff.username);
      if (tried === mostFailedCodes) await alert('codes-ended', staff.username);
      return notSignedIn('code-wrong');
    }
    await attempt.succeeded();
    await forgetFailedCodes(db, staff.id, known !== null);
    // Of several that come at once with good codes one opens.
    if (!(await takeOneTimeLink(db, challenge ?? '', challengePurpose, Date.now()))) return notSignedIn('code-late');
    return opened(c, parts, { staff, device: input.device, byRecoveryCode: accepted === 'recovery-code' });
  };
}

/** POST logout: ends the session that the request came with. */
export function logout({ onSessionsEnded }: LoginParts) {
  return async (c: Context): Promise<Response> => {
    const end = (transaction: Db) => deleteSession(transaction, c.get('session').tokenHash);
    await c.get('recordedChange')(end, () => ({}));
    onSessionsEnded();
    return noContent(c);
  };
}

/** Answers with a new session, unless the account was disabled or its password changed while it was being checked. */
async function opened(
  c: Context,
  { database: { db }, proxies, devices }: LoginParts,
  { staff, device: known, byRecoveryCode }: { staff: Staff; device: string; byRecoveryCode: boolean },
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
  };
  const entry = {
    actor: staff.username,
    action: byRecoveryCode ? ('recovery-code-used' as const) : ('login' as const),
    subject: staff.id,
    details: { device, network: networkOf(rateKey(clientAddressOf(c, proxies))) },
  };
  if (!(await insertSession(db, session, staff.password_hash, entry))) return notSignedIn('login-failed');
  const { username, role } = staff;
  return json(c, { token, username, role, device: devices.renewed(known, staff) } satisfies LoginAnswer);
}

/** What the second step sends back with its code: good for one login. */
async function newChallenge(db: Db, staff: Staff): Promise<string> {
  const token = newToken();
  await insertOneTimeLink(db, {
    token_hash: hashToken(token) ?? '',
    purpose: challengePurpose,
    data: { staffId: staff.id, mark: passwordMark(staff) },
    expires_at: Date.now() + challengeLifetime,
  });
  return token;
}

/** Leaves it good for another try: a code may be mistyped. */
async function readChallenge(db: Db, tokenHash: string): Promise<LoginChallenge | null> {
  const link = await peekOneTimeLink(db, tokenHash, challengePurpose, Date.now());
  return link && 'mark' in link.data ? link.data : null;
}

/** Enough to tell the office from elsewhere: the first three parts of an IPv4 address, the /64 network of IPv6. */
function networkOf(address: string): string {
  if (!address) return '';
  return address.includes(':') ? `${address}::` : address.replace(/\.\d+$/, '.0');
}
