import type { Context, Hono } from 'hono';
import {
  type AccountAnswer,
  accessPaths,
  beginSecondFactorInput,
  confirmSecondFactorInput,
  passwordInput,
  proofInput,
  provenInput,
  type RecoveryCodesAnswer,
  type SecondFactorAnswer,
} from '#contract/staff/account.ts';
import { type PasskeyAnswer, passkeyPaths } from '#contract/staff/login/passkeys.ts';
import { auditSummed } from '#server/audit/summed.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { Staff } from '#server/db/schema/schema.ts';
import { json, noContent } from '#server/http/answer/json.ts';
import { refuse, refuseField } from '#server/http/answer/problem.ts';
import { readJson } from '#server/http/request/read-json.ts';
import { isLinked } from './directory/repository.ts';
import { admitted } from './login/login-throttle.ts';
import type { LoginParts } from './login/parts.ts';
import { passkeysOf } from './passkeys/repository.ts';
import { passwordFault } from './password-rules.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { renewToken } from './proof/renew-token.ts';
import { changePassword, endSession, endSessions, findStaffById, listSessions } from './repository.ts';
import {
  beginSecondFactor,
  clearSecondFactor,
  confirmSecondFactor,
  countRecoveryCodes,
  replaceRecoveryCodes,
} from './second-factor/repository.ts';
import { base32, newTotpSecret } from './second-factor/totp.ts';
import { tryCode } from './second-factor/try-code.ts';

/** Whoever reads it is signed in, and can change the password here. */
const codesEnded = 'Zu viele Codes waren falsch. Wir nehmen keinen mehr an, bis das Passwort geändert ist.';

/**
 * One's own account: password, second factor, sessions. What proves too little is refused with 403, slowed like a
 * login.
 */
export function accountRoutes(app: Hono, parts: LoginParts): void {
  const { throttle, secondFactor, passkeys, company, onSessionsEnded } = parts;
  const { db } = parts.database;
  const own = async (c: Context): Promise<Staff> => {
    const staff = await findStaffById(db, c.get('session').staffId);
    if (!staff) throw new Error('a session whose account is gone');
    return staff;
  };
  const entry = (c: Context) => ({ actor: c.get('session').username, subject: c.get('session').staffId });

  const renew = async (c: Context, change: Parameters<typeof renewToken>[2]) => {
    await renewToken(c, db, change);
    onSessionsEnded();
  };

  /** Who asks, having proven it by their password, and by a code where one is given. @throws RefusedCall */
  async function proven(
    c: Context,
    staff: Staff,
    { password, code }: { password: string; code?: string },
    change: Parameters<typeof renewToken>[2] = {},
  ) {
    const attempt = admitted(await throttle?.beginProof(`session ${staff.id}`));
    const right = await verifyPassword(password, staff.password_hash);
    const tried = right && code !== undefined ? await tryCode(parts, staff, code, true) : null;
    if (right && tried !== 'wrong' && tried !== 'ended') {
      await attempt.succeeded();
      await renew(c, change);
      return staff;
    }
    await auditSummed(db, { ...entry(c), action: 'password-refused' });
    return refuse('password-wrong', tried === 'ended' ? { detail: codesEnded } : {});
  }

  /** @throws RefusedCall */
  async function provenByPasskey(c: Context, staffId: string, answer: PasskeyAnswer): Promise<void> {
    const attempt = admitted(await throttle?.beginProof(`session ${staffId}`));
    if (await passkeys.accept({ use: 'proof', passkeyOf: staffId }, answer)) {
      await attempt.succeeded();
      return renew(c, { proven_at: Date.now() });
    }
    await auditSummed(db, { ...entry(c), action: 'password-refused' });
    return refuse('password-wrong', { detail: 'Dieser Passkey passt nicht zu Ihrem Konto.' });
  }

  /** The same of an account that has a second factor, by password and code. @throws RefusedCall */
  async function provenTwice(c: Context): Promise<Staff> {
    const input = await readJson(c, provenInput);
    const staff = await own(c);
    return staff.totp_since === null ? refuse('conflict') : proven(c, staff, input);
  }

  app.get(accessPaths.account, async (c) => {
    const staff = await own(c);
    const sessions = await listSessions(db, staff.id, Date.now());
    const keys = await passkeysOf(db, staff.id);
    const iso = (moment: number) => new Date(moment).toISOString();
    return json(c, {
      username: staff.username,
      role: staff.role,
      due: c.get('session').due,
      created_at: iso(staff.created_at),
      secondFactorSince: staff.totp_since === null ? null : iso(staff.totp_since),
      recoveryCodesLeft: await countRecoveryCodes(db, staff.id),
      directory: (await isLinked(db, staff.id)) ? (parts.directory?.name ?? null) : null,
      passkeys: keys.map(({ id, name, created_at, last_used_at }) => ({
        id,
        name,
        created_at: iso(created_at),
        lastUsedAt: last_used_at === null ? null : iso(last_used_at),
      })),
      sessions: sessions.map(({ token_hash, device, created_at, last_seen_at, expires_at }) => ({
        // A hash of 256 random bits: it opens nothing.
        id: token_hash.slice(0, 36),
        device,
        created_at: iso(created_at),
        last_seen_at: iso(last_seen_at),
        expires_at: iso(expires_at),
        current: token_hash === c.get('session').tokenHash,
      })),
    } satisfies AccountAnswer);
  });

  app.post(accessPaths.password, async (c) => {
    const { password, newPassword } = await readJson(c, passwordInput);
    const staff = await proven(c, await own(c), { password });
    const owner = { username: staff.username, company: company.name };
    const fault =
      newPassword.normalize('NFC') === password.normalize('NFC') ? 'same' : passwordFault(newPassword, owner);
    if (fault) return refuseField('newPassword', fault);
    const to = await hashPassword(newPassword);
    const change = { staffId: staff.id, from: staff.password_hash, to, session: c.get('session').tokenHash };
    const changed = await changePassword(db, change, { ...entry(c), action: 'password-changed' });
    onSessionsEnded();
    return changed ? noContent(c) : refuse('conflict');
  });

  app.post(passkeyPaths.proofOptions, async (c) =>
    json(c, await passkeys.request({ use: 'proof', passkeyOf: c.get('session').staffId })),
  );

  app.post(accessPaths.proof, async (c) => {
    const proof = await readJson(c, proofInput);
    const staff = await own(c);
    await ('password' in proof
      ? proven(c, staff, proof, { proven_at: Date.now() })
      : provenByPasskey(c, staff.id, proof.passkey));
    return noContent(c);
  });

  app.delete(`${accessPaths.sessions}/:id`, async (c) => {
    const { staffId } = c.get('session');
    const sessions = await listSessions(db, staffId, Date.now());
    const session = sessions.find(({ token_hash }) => token_hash.slice(0, 36) === c.req.param('id'));
    if (!session) return refuse('not-found');
    const ended = await c.get('recordedChange')(
      (transaction) => endSession(transaction, staffId, session.token_hash),
      (done) => (done ? { subject: staffId, details: { device: session.device } } : null),
    );
    if (!ended) return refuse('not-found');
    onSessionsEnded();
    return noContent(c);
  });

  app.delete(accessPaths.sessions, async (c) => {
    const { staffId, tokenHash } = c.get('session');
    await c.get('recordedChange')(
      (transaction) => endSessions(transaction, staffId, tokenHash),
      (count) => ({ subject: staffId, details: { count } }),
    );
    onSessionsEnded();
    return noContent(c);
  });

  app.post(accessPaths.secondFactor, async (c) => {
    const input = await readJson(c, beginSecondFactorInput);
    const staff = await proven(c, await own(c), input);
    const secret = newTotpSecret();
    const begun = await c.get('recordedChange')(
      (transaction) => beginSecondFactor(transaction, staff.id, secondFactor.seal(secret, staff.id)),
      (done) => (done ? { subject: staff.id } : null),
    );
    if (!begun) return refuse('conflict');
    return json(c, { secret: base32(secret), uri: otpauth(base32(secret), staff.username, company.name) });
  });

  app.post(accessPaths.confirmSecondFactor, async (c) => {
    const input = await readJson(c, confirmSecondFactorInput);
    const staff = await own(c);
    if (staff.totp_since !== null || staff.totp_secret === null) return refuse('conflict');
    const attempt = admitted(await throttle?.beginProof(`session ${staff.id}`));
    if ((await secondFactor.accept(db, staff, input.code)) !== 'code') return refuseField('code', 'wrong');
    await attempt.succeeded();
    const { codes, hashes } = secondFactor.newRecoveryCodes(staff.id);
    const confirm = async (transaction: Db) => {
      if (!(await confirmSecondFactor(transaction, staff.id, Date.now()))) return false;
      await replaceRecoveryCodes(transaction, staff.id, hashes);
      return true;
    };
    const confirmed = await c.get('recordedChange')(confirm, (done) => (done ? { subject: staff.id } : null));
    return confirmed ? json(c, { codes } satisfies RecoveryCodesAnswer) : refuse('conflict');
  });

  app.post(accessPaths.endSecondFactor, async (c) => {
    const staff = await provenTwice(c);
    const clear = (transaction: Db) => clearSecondFactor(transaction, staff.id);
    await c.get('recordedChange')(clear, () => ({ subject: staff.id }));
    return noContent(c);
  });

  app.post(accessPaths.recoveryCodes, async (c) => {
    const staff = await provenTwice(c);
    const { codes, hashes } = secondFactor.newRecoveryCodes(staff.id);
    const replace = (transaction: Db) => replaceRecoveryCodes(transaction, staff.id, hashes);
    await c.get('recordedChange')(replace, () => ({ subject: staff.id }));
    return json(c, { codes } satisfies RecoveryCodesAnswer);
  });
}

/** What the QR code says (Key URI Format of the authenticator apps). */
function otpauth(secret: string, username: string, issuer: string): SecondFactorAnswer['uri'] {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`;
  return `otpauth://totp/${label}?secret=${secret.toUpperCase()}&issuer=${encodeURIComponent(issuer)}`;
}
