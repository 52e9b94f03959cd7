import type { Context } from 'hono';
import type { PasskeyAnswer } from '#contract/staff/login/passkeys.ts';
import { auditAggregated } from '#server/audit/aggregated.ts';
import type { Staff } from '#server/db/schema/schema.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { requireAllowed } from '#server/staff/account/login/login-throttle.ts';
import type { LoginParts } from '#server/staff/account/login/parts.ts';
import { verifyPassword } from '#server/staff/account/passwords.ts';
import { findStaffById } from '#server/staff/account/repository.ts';
import { tryCode } from '#server/staff/account/second-factor/try-code.ts';
import { renewToken } from '#server/staff/account/sessions/renew-token.ts';

/** Shown only to people who are signed in and can change the password here. */
const codesEnded = 'Zu viele Codes waren falsch. Wir nehmen keinen mehr an, bis das Passwort geändert ist.';

type SessionChange = Parameters<typeof renewToken>[2];

/** The account of the request's session. */
export async function ownAccount(c: Context, { database }: LoginParts): Promise<Staff> {
  const staff = await findStaffById(database.db, c.get('session').staffId);
  if (!staff) throw new Error('a session whose account no longer exists');
  return staff;
}

/** The request's account as an actor of the audit log. */
export const ownEntry = (c: Context) => ({ actor: c.get('session').username, subject: c.get('session').staffId });

/**
 * Proofs that the person at a session owns its account. A failed proof is answered 403, throttled like a login and
 * summed up in the audit log; after a successful one the session continues with a new token.
 */
export function createProofs(parts: LoginParts) {
  const { throttle, passkeys, onSessionsEnded } = parts;
  const { db } = parts.database;

  const renew = async (c: Context, change: SessionChange) => {
    await renewToken(c, db, change);
    onSessionsEnded();
  };

  return {
    /** By the password, and by a code where one is given. @throws RefusedCall */
    async byPassword(
      c: Context,
      staff: Staff,
      { password, code }: { password: string; code?: string },
      change: SessionChange = {},
    ): Promise<Staff> {
      const attempt = requireAllowed(await throttle?.beginProof(`session ${staff.id}`));
      const right = await verifyPassword(password, staff.password_hash);
      const tried = right && code !== undefined ? await tryCode(parts, staff, code, true) : null;
      if (right && tried !== 'wrong' && tried !== 'ended') {
        await attempt.succeeded();
        await renew(c, change);
        return staff;
      }
      await auditAggregated(db, { ...ownEntry(c), action: 'password-refused' });
      return refuse('password-wrong', tried === 'ended' ? { detail: codesEnded } : {});
    },

    /** @throws RefusedCall */
    async byPasskey(c: Context, staffId: string, answer: PasskeyAnswer): Promise<void> {
      const attempt = requireAllowed(await throttle?.beginProof(`session ${staffId}`));
      if (await passkeys.accept({ use: 'proof', passkeyOf: staffId }, answer)) {
        await attempt.succeeded();
        return renew(c, { proven_at: Date.now() });
      }
      await auditAggregated(db, { ...ownEntry(c), action: 'password-refused' });
      return refuse('password-wrong', { detail: 'Dieser Passkey passt nicht zu Ihrem Konto.' });
    },
  };
}
