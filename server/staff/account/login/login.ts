import type { Context } from 'hono';
import { day } from '#contract/durations.ts';
import { loginCodeInput, loginInput } from '#contract/staff/account.ts';
import { auditAggregated } from '#server/audit/aggregated.ts';
import { loginNetworks } from '#server/audit/repository.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { Staff } from '#server/db/schema/schema.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { readJson } from '#server/http/request/read-json.ts';
import { isLinked } from '#server/staff/account/directory/repository.ts';
import { verifyPassword } from '#server/staff/account/passwords.ts';
import { findStaff, nameInAnyCase } from '#server/staff/account/repository.ts';
import { tryCode } from '#server/staff/account/second-factor/try-code.ts';
import { notSignedIn } from '#server/staff/account/sessions/require-session.ts';
import { requireAllowed } from './login-throttle.ts';
import { addressOf, afterFirstFactor, firstStep, firstStepIsOver, networkOf, opened } from './open-session.ts';
import type { LoginParts } from './parts.ts';

/** How long the network of an account's login stays known (milliseconds). */
const knownFor = 30 * day;

/**
 * POST login: every login opens a new session. Failures are slowed down, and unknown names take the same time.
 * Strangers who guess at an account slow down only each other and use up their hourly limit, not that of the account's
 * owner.
 */
export function login(parts: LoginParts) {
  const { proxies, throttle, devices, alert } = parts;
  const { db } = parts.database;
  return async (c: Context): Promise<Response> => {
    const { username, password, device } = await readJson(c, loginInput);
    const address = addressOf(c, proxies);
    const network = networkOf(address);
    const staff = (await findStaff(db, username)) ?? (await findStaff(db, username.normalize('NFC')));
    const attempt = requireAllowed(await throttle?.begin(username, address, devices.idOf(device, staff)));
    if (attempt.alarming) {
      // The attempts are counted whatever the case of the name.
      const account = await nameInAnyCase(db, username);
      if (account !== undefined) await alert('guessing', account);
    }
    if (attempt.wait > 0 && !(await knowsNetwork(db, staff, network)) && !(await throttle?.hold(attempt.wait)))
      return refuse('login-slow', { retryAfter: 5 });
    const open = staff && staff.disabled_at === null ? staff : null;
    const correct = await verifyPassword(password, open?.password_hash ?? null);
    if (!open || !correct) {
      // An unknown name may be a password typed into the wrong field, so it is not recorded.
      const details = { ...(staff && { account: staff.username }), network };
      await auditAggregated(db, { actor: '', action: 'login-failed', subject: staff?.id ?? '', details });
      return notSignedIn('login-failed');
    }
    await attempt.succeeded();
    if (open.password_expires_at !== null && open.password_expires_at <= Date.now())
      return notSignedIn('password-expired');
    if (parts.directory && parts.settings.OIDC_ONLY === 'on' && (await isLinked(db, open.id)))
      return notSignedIn('directory-only');
    return afterFirstFactor(c, parts, { staff: open, device });
  };
}

async function knowsNetwork(db: Db, staff: Staff | undefined, network: string): Promise<boolean> {
  if (!staff || network === '') return false;
  return (await loginNetworks(db, staff.id, Date.now() - knownFor)).includes(network);
}

/** POST login/code: the second step, with a code from the app or a recovery code. */
export function loginCode(parts: LoginParts) {
  const { database, throttle, devices, proxies } = parts;
  const { db } = database;
  return async (c: Context): Promise<Response> => {
    const input = await readJson(c, loginCodeInput);
    const first = await firstStep(db, input.challenge);
    if (!first) return notSignedIn('code-late');
    const { staff } = first;
    const known = devices.idOf(input.device, staff);
    const attempt = requireAllowed(await throttle?.beginProof(known ?? staff.id));
    const tried = await tryCode(parts, staff, input.code, known !== null);
    if (tried === 'ended') return notSignedIn('codes-ended');
    if (tried === 'wrong') {
      const network = networkOf(addressOf(c, proxies));
      const details = { account: staff.username, network };
      await auditAggregated(db, { actor: '', action: 'second-factor-failed', subject: staff.id, details });
      return notSignedIn('code-wrong');
    }
    await attempt.succeeded();
    if (await firstStepIsOver(db, input.challenge)) return notSignedIn('code-late');
    return opened(c, parts, { ...first, device: input.device, ...(tried === 'recovery-code' && { way: tried }) });
  };
}
