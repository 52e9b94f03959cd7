import type { Hono } from 'hono';
import { type AccountAnswer, accountPaths, passwordInput, proofInput } from '#contract/staff/account.ts';
import { passkeyPaths } from '#contract/staff/login/passkeys.ts';
import { json, noContent } from '#server/http/answer/json.ts';
import { refuse, refuseField } from '#server/http/answer/problem.ts';
import { readJson } from '#server/http/request/read-json.ts';
import { isoTime } from '#server/text/iso-time.ts';
import { isLinked } from './directory/repository.ts';
import type { LoginParts } from './login/parts.ts';
import { passkeysOf } from './passkeys/repository.ts';
import { passwordFault } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { createProofs, ownAccount, ownEntry } from './proof/proofs.ts';
import { changePassword, endSession, endSessions, listSessions } from './repository.ts';
import { countRecoveryCodes } from './second-factor/repository.ts';

/** Routes of one's own account: details, password, proofs and sessions. */
export function accountRoutes(app: Hono, parts: LoginParts): void {
  const { passkeys, company, onSessionsEnded } = parts;
  const { db } = parts.database;
  const proofs = createProofs(parts);

  app.get(accountPaths.account, async (c) => {
    const staff = await ownAccount(c, parts);
    const sessions = await listSessions(db, staff.id, Date.now());
    const keys = await passkeysOf(db, staff.id);
    return json(c, {
      username: staff.username,
      role: staff.role,
      due: c.get('session').due,
      created_at: isoTime(staff.created_at),
      secondFactorSince: isoTime(staff.totp_since),
      recoveryCodesLeft: await countRecoveryCodes(db, staff.id),
      directory: (await isLinked(db, staff.id)) ? (parts.directory?.name ?? null) : null,
      passkeys: keys.map(({ id, name, created_at, last_used_at }) => ({
        id,
        name,
        created_at: isoTime(created_at),
        lastUsedAt: isoTime(last_used_at),
      })),
      sessions: sessions.map(({ token_hash, device, created_at, last_seen_at, expires_at }) => ({
        // A hash of 256 random bits grants no access.
        id: token_hash.slice(0, 36),
        device,
        created_at: isoTime(created_at),
        last_seen_at: isoTime(last_seen_at),
        expires_at: isoTime(expires_at),
        current: token_hash === c.get('session').tokenHash,
      })),
    } satisfies AccountAnswer);
  });

  app.post(accountPaths.password, async (c) => {
    const { password, newPassword } = await readJson(c, passwordInput);
    const staff = await proofs.byPassword(c, await ownAccount(c, parts), { password });
    const owner = { username: staff.username, company: company.name };
    const fault =
      newPassword.normalize('NFC') === password.normalize('NFC') ? 'same' : passwordFault(newPassword, owner);
    if (fault) return refuseField('newPassword', fault);
    const to = await hashPassword(newPassword);
    const change = { staffId: staff.id, from: staff.password_hash, to, session: c.get('session').tokenHash };
    const changed = await changePassword(db, change, { ...ownEntry(c), action: 'password-changed' });
    onSessionsEnded();
    return changed ? noContent(c) : refuse('conflict');
  });

  app.post(passkeyPaths.proofOptions, async (c) =>
    json(c, await passkeys.request({ use: 'proof', passkeyOf: c.get('session').staffId })),
  );

  app.post(accountPaths.proof, async (c) => {
    const proof = await readJson(c, proofInput);
    const staff = await ownAccount(c, parts);
    await ('password' in proof
      ? proofs.byPassword(c, staff, proof, { proven_at: Date.now() })
      : proofs.byPasskey(c, staff.id, proof.passkey));
    return noContent(c);
  });

  app.delete(`${accountPaths.sessions}/:id`, async (c) => {
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

  app.delete(accountPaths.sessions, async (c) => {
    const { staffId, tokenHash } = c.get('session');
    await c.get('recordedChange')(
      (transaction) => endSessions(transaction, staffId, tokenHash),
      (count) => ({ subject: staffId, details: { count } }),
    );
    onSessionsEnded();
    return noContent(c);
  });
}
