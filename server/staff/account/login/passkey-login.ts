import type { Context, Hono } from 'hono';
import { passkeyLoginInput, passkeyLoginOptionsInput, passkeyPaths } from '#contract/staff/login/passkeys.ts';
import type { PasskeyRequest } from '#server/db/schema/one-time-link.ts';
import { json } from '#server/http/answer/json.ts';
import { readJson } from '#server/http/request/read-json.ts';
import { findStaffById } from '#server/staff/account/repository.ts';
import { notSignedIn } from '#server/staff/account/sessions/require-session.ts';
import { requireAllowed } from './login-throttle.ts';
import { addressOf, firstStep, firstStepIsOver, opened, recordFailure } from './open-session.ts';
import type { LoginParts } from './parts.ts';

/** The passkey request, and the first step of the login where the passkey is the second. */
type Step = { request: PasskeyRequest; first: Awaited<ReturnType<typeof firstStep>> };

/** Login by passkey: as second factor after a password, or instead of both. */
export function passkeyLogin(app: Hono, parts: LoginParts): void {
  const { passkeys, throttle, proxies } = parts;
  const { db } = parts.database;

  /** @returns null where the first step was too long ago */
  async function stepOf(challenge: string): Promise<Step | null> {
    if (challenge === '') return { request: { use: 'login', passkeyOf: '' }, first: null };
    const first = await firstStep(db, challenge);
    return first && { request: { use: 'factor', passkeyOf: first.staff.id }, first };
  }

  app.post(passkeyPaths.loginOptions, async (c) => {
    const { challenge } = await readJson(c, passkeyLoginOptionsInput);
    // Each request inserts a row, and anyone may send one.
    requireAllowed(await throttle?.beginRequest(addressOf(c, proxies)));
    const step = await stepOf(challenge);
    return step ? json(c, await passkeys.request(step.request)) : notSignedIn('code-late');
  });

  app.post(passkeyPaths.login, async (c: Context) => {
    const { challenge, passkey, device } = await readJson(c, passkeyLoginInput);
    const attempt = requireAllowed(await throttle?.beginProof(`passkey ${addressOf(c, proxies)}`));
    const step = await stepOf(challenge);
    if (!step) return notSignedIn('code-late');
    const staffId = await passkeys.accept(step.request, passkey);
    const staff = staffId ? await findStaffById(db, staffId) : undefined;
    if (!staff || staff.disabled_at !== null) {
      await recordFailure(c, parts, 'passkey');
      return notSignedIn('passkey-refused');
    }
    await attempt.succeeded();
    if (step.first && (await firstStepIsOver(db, challenge))) return notSignedIn('code-late');
    return opened(c, parts, { ...step.first, staff, device, way: 'passkey' });
  });
}
