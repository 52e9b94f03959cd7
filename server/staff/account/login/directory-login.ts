import type { Context, Hono } from 'hono';
import type * as v from 'valibot';
import {
  type DirectoryBegun,
  directoryLoginInput,
  directoryPaths,
  directoryReturn,
  type loginMethodsAnswer,
} from '#contract/staff/login/directory.ts';
import { auditAggregated } from '#server/audit/aggregated.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { Staff } from '#server/db/schema/schema.ts';
import { json, noContent } from '#server/http/answer/json.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { readJson } from '#server/http/request/read-json.ts';
import { giveRoleOfDirectory } from '#server/staff/account/accounts.ts';
import { type Directory, DirectoryAway, type DirectoryIdentity } from '#server/staff/account/directory/directory.ts';
import { invitedStaff, isLinked, linkedStaff, linkStaff } from '#server/staff/account/directory/repository.ts';
import { hashPassword } from '#server/staff/account/passwords.ts';
import { renewToken } from '#server/staff/account/sessions/renew-token.ts';
import { notSignedIn } from '#server/staff/account/sessions/require-session.ts';
import { newToken } from '#server/staff/account/tokens.ts';
import { requireAllowed } from './login-throttle.ts';
import { addressOf, afterFirstFactor, opened, recordFailure } from './open-session.ts';
import type { LoginParts } from './parts.ts';

/** Why somebody whom the directory knows may not sign in; recorded in the audit log, not sent in the response. */
type Refusal = 'unknown' | 'unverified' | 'not-allowed' | 'no-role' | 'other-identity';

/** Sign-in by the company's directory instead of a password. It never creates accounts, only opens existing ones. */
export function directoryLogin(app: Hono, parts: LoginParts): void {
  const { directory, throttle, proxies } = parts;
  const { db } = parts.database;
  app.get(directoryPaths.ways, (c) =>
    json(c, { directory: directory?.name ?? null } satisfies v.InferOutput<typeof loginMethodsAnswer>),
  );

  app.post(directoryPaths.begin, async (c) => {
    requireAllowed(await throttle?.beginRequest(addressOf(c, proxies)));
    return json(c, await begun(directory, ''));
  });

  app.post(directoryPaths.login, async (c) => {
    const { device, ...returned } = await readJson(c, directoryLoginInput);
    const attempt = requireAllowed(await throttle?.beginProof(`directory ${addressOf(c, proxies)}`));
    const identity = directory && (await refuseWhenUnavailable(() => directory.redeem(returned, '')));
    const staff = identity ? await accountOf(db, directory, identity) : 'unknown';
    if (!identity || typeof staff === 'string') {
      await recordFailure(c, parts, 'directory', identity && typeof staff === 'string' ? staff : '');
      return notSignedIn(identity ? 'directory-stranger' : 'directory-refused');
    }
    await attempt.succeeded();
    const { issuer, subject, sid, twoFactors } = identity;
    const opening = { staff, device, way: 'directory', twoFactors, directory: { issuer, subject, sid } } as const;
    return twoFactors ? opened(c, parts, opening) : afterFirstFactor(c, parts, opening);
  });
}

/** A directory login as proof of identity, instead of entering the password again. Requires a session. */
export function directoryProof(
  app: Hono,
  { directory, throttle, database: { db }, onSessionsEnded }: LoginParts,
): void {
  app.post(directoryPaths.beginProof, async (c) => json(c, await begun(directory, c.get('session').staffId)));
  app.post(directoryPaths.proof, async (c: Context) => {
    const { staffId, username } = c.get('session');
    const returned = await readJson(c, directoryReturn);
    const attempt = requireAllowed(await throttle?.beginProof(`session ${staffId}`));
    const identity = directory && (await refuseWhenUnavailable(() => directory.redeem(returned, staffId)));
    const staff = identity ? await linkedStaff(db, identity) : undefined;
    if (!identity || staff?.id !== staffId) {
      await auditAggregated(db, { actor: username, action: 'password-refused', subject: staffId });
      return refuse('password-wrong', { detail: 'Das ist nicht Ihr Firmenkonto, oder die Anfrage war zu alt.' });
    }
    await attempt.succeeded();
    const { issuer, subject, sid } = identity;
    const session = { directory_issuer: issuer, directory_subject: subject, directory_sid: sid };
    await renewToken(c, db, { proven_at: Date.now(), ...session });
    onSessionsEnded();
    return noContent(c);
  });
}

function begun(directory: Directory | null, proofOf: string): Promise<DirectoryBegun> {
  return directory ? refuseWhenUnavailable(() => directory.begin(proofOf)) : refuse('not-found');
}

/** @throws RefusedCall when the directory is unavailable, which is logged */
async function refuseWhenUnavailable<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof DirectoryAway)) throw error;
    console.error(`the directory does not answer: ${error.message}`);
    return refuse('directory-away', { retryAfter: 30 });
  }
}

/** The account that this identity may open, with the role from the directory. */
async function accountOf(db: Db, directory: Directory | null, identity: DirectoryIdentity): Promise<Staff | Refusal> {
  const linked = await linkedStaff(db, identity);
  if (!linked && identity.email === '') return 'unverified';
  if (!directory?.allows(identity.email)) return 'not-allowed';
  if (identity.role === null) return 'no-role';
  const staff = linked ?? (await invitedStaff(db, identity.email));
  if (!staff || staff.disabled_at !== null) return 'unknown';
  // An address that a colleague had before must not open their account; a password reset removes the old link.
  if (!linked && (await isLinked(db, staff.id, identity.issuer))) return 'other-identity';
  const own = linked ? staff : await linkStaff(db, staff, identity, await hashPassword(newToken()));
  return identity.role === undefined ? own : giveRoleOfDirectory(db, own, identity.role);
}
