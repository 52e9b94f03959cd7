import type { Context, Hono } from 'hono';
import {
  type AccountAnswer,
  accessPaths,
  beginSecondFactorInput,
  confirmSecondFactorInput,
  passwordInput,
  provenInput,
  type RecoveryCodesAnswer,
  type SecondFactorAnswer,
} from '#contract/staff/account.ts';
import { audit } from '#server/audit/record.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { Staff } from '#server/db/schema/schema.ts';
import { json, noContent } from '#server/http/answer/json.ts';
import { problem } from '#server/http/answer/problem.ts';
import { readJson } from '#server/http/request/read-json.ts';
import type { LoginParts } from './login/login.ts';
import { hashPassword, PasswordsBusy, verifyPassword } from './passwords.ts';
import { changePassword, endSession, endSessions, findStaffById, listSessions } from './repository.ts';
import {
  beginSecondFactor,
  clearSecondFactor,
  confirmSecondFactor,
  countRecoveryCodes,
  replaceRecoveryCodes,
} from './second-factor/repository.ts';
import { base32, newTotpSecret } from './second-factor/totp.ts';

type StaffContext = Context;

/**
 * One's own account: password, second factor, sessions. What proves too little is refused with 403, slowed like a
 * login.
 */
export function accountRoutes(app: Hono, parts: LoginParts): void {
  const { throttle, secondFactor, company, onSessionsEnded } = parts;
  const { db } = parts.database;
  const own = async (c: StaffContext): Promise<Staff> => {
    const staff = await findStaffById(db, c.get('session').staffId);
    if (!staff) throw new Error('a session whose account is gone');
    return staff;
  };
  const entry = (c: StaffContext) => ({ actor: c.get('session').username, subject: c.get('session').staffId });

  /** Password, and a code where one is given; null when both are right. */
  async function refusal(c: StaffContext, staff: Staff, password: string, code?: string): Promise<Response | null> {
    const attempt = await throttle?.beginProof(staff.id);
    if (attempt?.allowed === false) return problem('login-slow', 'de', { retryAfter: attempt.retryAfter });
    try {
      const right = await verifyPassword(password, staff.password_hash);
      const accepted = right && code !== undefined ? await secondFactor.accept(db, staff, code) : null;
      if (accepted === 'unreadable') return problem('factor-unreadable', 'de');
      const proven = right && (code === undefined || accepted !== null);
      if (proven) {
        await attempt?.succeeded();
        return null;
      }
    } catch (error) {
      if (error instanceof PasswordsBusy) return problem('login-slow', 'de', { retryAfter: 5 });
      throw error;
    }
    await audit(db, { ...entry(c), action: 'password-refused' });
    return problem('password-wrong', 'de');
  }

  app.get(accessPaths.account, async (c) => {
    const staff = await own(c);
    const sessions = await listSessions(db, staff.id, Date.now());
    const iso = (moment: number) => new Date(moment).toISOString();
    return json(c, {
      username: staff.username,
      created_at: iso(staff.created_at),
      secondFactorSince: staff.totp_since === null ? null : iso(staff.totp_since),
      recoveryCodesLeft: await countRecoveryCodes(db, staff.id),
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
    const read = await readJson(c, passwordInput, 'de');
    if ('refused' in read) return read.refused;
    const staff = await own(c);
    const refused = await refusal(c, staff, read.input.password);
    if (refused) return refused;
    const to = await hashPassword(read.input.newPassword);
    const change = { staffId: staff.id, from: staff.password_hash, to, session: c.get('session').tokenHash };
    const changed = await changePassword(db, change, { ...entry(c), action: 'password-changed' });
    onSessionsEnded();
    return changed ? noContent(c) : problem('conflict', 'de');
  });

  app.delete(`${accessPaths.sessions}/:id`, async (c) => {
    const { staffId } = c.get('session');
    const sessions = await listSessions(db, staffId, Date.now());
    const session = sessions.find(({ token_hash }) => token_hash.slice(0, 36) === c.req.param('id'));
    if (!session) return problem('not-found', 'de');
    const ended = await c.get('recordedChange')(
      (transaction) => endSession(transaction, staffId, session.token_hash),
      (done) => (done ? { subject: staffId, details: { device: session.device } } : null),
    );
    if (!ended) return problem('not-found', 'de');
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
    const read = await readJson(c, beginSecondFactorInput, 'de');
    if ('refused' in read) return read.refused;
    const staff = await own(c);
    const refused = await refusal(c, staff, read.input.password);
    if (refused) return refused;
    const secret = newTotpSecret();
    const begun = await c.get('recordedChange')(
      (transaction) => beginSecondFactor(transaction, staff.id, secondFactor.seal(secret, staff.id)),
      (done) => (done ? { subject: staff.id } : null),
    );
    if (!begun) return problem('conflict', 'de');
    return json(c, { secret: base32(secret), uri: otpauth(base32(secret), staff.username, company.name) });
  });

  app.post(accessPaths.confirmSecondFactor, async (c) => {
    const read = await readJson(c, confirmSecondFactorInput, 'de');
    if ('refused' in read) return read.refused;
    const staff = await own(c);
    if (staff.totp_since !== null || staff.totp_secret === null) return problem('conflict', 'de');
    const attempt = await throttle?.beginProof(staff.id);
    if (attempt?.allowed === false) return problem('login-slow', 'de', { retryAfter: attempt.retryAfter });
    const accepted = await secondFactor.accept(db, staff, read.input.code);
    if (accepted === 'unreadable') return problem('factor-unreadable', 'de');
    if (accepted !== 'code') {
      return problem('bad-fields', 'de', { errors: [{ field: 'code', code: 'code.wrong' }] });
    }
    await attempt?.succeeded();
    const { codes, hashes } = secondFactor.newRecoveryCodes(staff.id);
    const confirm = async (transaction: Db) => {
      if (!(await confirmSecondFactor(transaction, staff.id, Date.now()))) return false;
      await replaceRecoveryCodes(transaction, staff.id, hashes);
      return true;
    };
    const confirmed = await c.get('recordedChange')(confirm, (done) => (done ? { subject: staff.id } : null));
    return confirmed ? json(c, { codes } satisfies RecoveryCodesAnswer) : problem('conflict', 'de');
  });

  app.post(accessPaths.endSecondFactor, async (c) => {
    const read = await readJson(c, provenInput, 'de');
    if ('refused' in read) return read.refused;
    const staff = await own(c);
    if (staff.totp_since === null) return problem('conflict', 'de');
    const refused = await refusal(c, staff, read.input.password, read.input.code);
    if (refused) return refused;
    const clear = (transaction: Db) => clearSecondFactor(transaction, staff.id);
    await c.get('recordedChange')(clear, () => ({ subject: staff.id }));
    return noContent(c);
  });

  app.post(accessPaths.recoveryCodes, async (c) => {
    const read = await readJson(c, provenInput, 'de');
    if ('refused' in read) return read.refused;
    const staff = await own(c);
    if (staff.totp_since === null) return problem('conflict', 'de');
    const refused = await refusal(c, staff, read.input.password, read.input.code);
    if (refused) return refused;
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
