import type { Context, Hono } from 'hono';
import {
  accountPaths,
  beginSecondFactorInput,
  confirmSecondFactorInput,
  provenInput,
  type RecoveryCodesAnswer,
  type SecondFactorAnswer,
} from '#contract/staff/account.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { Staff } from '#server/db/schema/schema.ts';
import { json, noContent } from '#server/http/answer/json.ts';
import { refuse, refuseField } from '#server/http/answer/problem.ts';
import { readJson } from '#server/http/request/read-json.ts';
import { requireAllowed } from './login/login-throttle.ts';
import type { LoginParts } from './login/parts.ts';
import { createProofs, ownAccount } from './proof/proofs.ts';
import {
  beginSecondFactor,
  clearSecondFactor,
  confirmSecondFactor,
  replaceRecoveryCodes,
} from './second-factor/repository.ts';
import { base32, newTotpSecret } from './second-factor/totp.ts';

/** Routes of one's own authenticator app: set up, confirm, remove, and recovery codes. */
export function secondFactorRoutes(app: Hono, parts: LoginParts): void {
  const { throttle, secondFactor, company } = parts;
  const { db } = parts.database;
  const proofs = createProofs(parts);

  /** The account of the request if it has an app, after proof by password and code. @throws RefusedCall */
  async function provenTwice(c: Context): Promise<Staff> {
    const input = await readJson(c, provenInput);
    const staff = await ownAccount(c, parts);
    return staff.totp_since === null ? refuse('conflict') : proofs.byPassword(c, staff, input);
  }

  app.post(accountPaths.secondFactor, async (c) => {
    const input = await readJson(c, beginSecondFactorInput);
    const staff = await proofs.byPassword(c, await ownAccount(c, parts), input);
    const secret = newTotpSecret();
    const begun = await c.get('recordedChange')(
      (transaction) => beginSecondFactor(transaction, staff.id, secondFactor.seal(secret, staff.id)),
      (done) => (done ? { subject: staff.id } : null),
    );
    if (!begun) return refuse('conflict');
    return json(c, { secret: base32(secret), uri: otpauth(base32(secret), staff.username, company.name) });
  });

  app.post(accountPaths.confirmSecondFactor, async (c) => {
    const input = await readJson(c, confirmSecondFactorInput);
    const staff = await ownAccount(c, parts);
    const { totp_secret: sealed } = staff;
    if (staff.totp_since !== null || sealed === null) return refuse('conflict');
    const attempt = requireAllowed(await throttle?.beginProof(`session ${staff.id}`));
    if ((await secondFactor.accept(db, staff, input.code)) !== 'code') return refuseField('code', 'wrong');
    await attempt.succeeded();
    const { codes, hashes } = secondFactor.newRecoveryCodes(staff.id);
    const confirm = async (transaction: Db) => {
      if (!(await confirmSecondFactor(transaction, staff.id, sealed, Date.now()))) return false;
      await replaceRecoveryCodes(transaction, staff.id, hashes);
      return true;
    };
    const confirmed = await c.get('recordedChange')(confirm, (done) => (done ? { subject: staff.id } : null));
    return confirmed ? json(c, { codes } satisfies RecoveryCodesAnswer) : refuse('conflict');
  });

  app.post(accountPaths.endSecondFactor, async (c) => {
    const staff = await provenTwice(c);
    const clear = (transaction: Db) => clearSecondFactor(transaction, staff.id);
    await c.get('recordedChange')(clear, () => ({ subject: staff.id }));
    return noContent(c);
  });

  app.post(accountPaths.recoveryCodes, async (c) => {
    const staff = await provenTwice(c);
    const { codes, hashes } = secondFactor.newRecoveryCodes(staff.id);
    const replace = (transaction: Db) => replaceRecoveryCodes(transaction, staff.id, hashes);
    await c.get('recordedChange')(replace, () => ({ subject: staff.id }));
    return json(c, { codes } satisfies RecoveryCodesAnswer);
  });
}

/** The content of the QR code (Key URI Format of authenticator apps). */
function otpauth(secret: string, username: string, issuer: string): SecondFactorAnswer['uri'] {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`;
  return `otpauth://totp/${label}?secret=${secret.toUpperCase()}&issuer=${encodeURIComponent(issuer)}`;
}
