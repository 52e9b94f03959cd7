import type { Hono } from 'hono';
import type * as v from 'valibot';
import {
  passkeyNameInput,
  passkeyPaths,
  type registeredAnswer,
  registrationInput,
} from '#contract/staff/login/passkeys.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { json, noContent } from '#server/http/answer/json.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { readJson } from '#server/http/request/read-json.ts';
import { deviceName } from './login/device.ts';
import type { LoginParts } from './login/parts.ts';
import { deletePasskey, insertPasskey, passkeysOf, renamePasskey } from './passkeys/repository.ts';
import { countRecoveryCodes, dropIdleRecoveryCodes, replaceRecoveryCodes } from './second-factor/repository.ts';

/** The most passkeys an account may have: phone, laptop, keys, and their spares. */
const mostPasskeys = 20;

/** Routes to add, rename and remove one's own passkeys. */
export function passkeyRoutes(app: Hono, { passkeys, secondFactor, alert, database: { db } }: LoginParts): void {
  app.post(passkeyPaths.registration, async (c) => {
    const { staffId, username } = c.get('session');
    if ((await passkeysOf(db, staffId)).length >= mostPasskeys) return refuse('conflict');
    return json(c, await passkeys.registration({ id: staffId, username }));
  });

  app.post(passkeyPaths.list, async (c) => {
    const { staffId, username } = c.get('session');
    const { name, passkey } = await readJson(c, registrationInput);
    const registered = await passkeys.register(staffId, passkey);
    if (!registered) return refuse('passkey-unusable');
    const named = { ...registered, name: name || deviceName(c.req.header('user-agent')) || 'Passkey' };
    const made = secondFactor.newRecoveryCodes(staffId);
    const add = async (transaction: Db) => {
      if (!(await insertPasskey(transaction, named))) return null;
      if ((await countRecoveryCodes(transaction, staffId)) > 0) return [];
      await replaceRecoveryCodes(transaction, staffId, made.hashes);
      return made.codes;
    };
    const codes = await c.get('recordedChange')(add, (done) => (done ? { subject: staffId } : null));
    if (!codes) return refuse('conflict');
    await alert('passkey-added', username);
    return json(c, { codes } satisfies v.InferOutput<typeof registeredAnswer>, { status: 201 });
  });

  app.patch(`${passkeyPaths.list}/:passkey`, async (c) => {
    const { staffId } = c.get('session');
    const { name } = await readJson(c, passkeyNameInput);
    const renamed = await c.get('recordedChange')(
      (transaction) => renamePasskey(transaction, staffId, c.req.param('passkey'), name),
      (done) => (done ? { subject: staffId } : null),
    );
    return renamed ? noContent(c) : refuse('not-found');
  });

  app.delete(`${passkeyPaths.list}/:passkey`, async (c) => {
    const { staffId, username } = c.get('session');
    const remove = async (transaction: Db) => {
      const name = await deletePasskey(transaction, staffId, c.req.param('passkey'));
      await dropIdleRecoveryCodes(transaction, staffId);
      return name;
    };
    const removed = await c.get('recordedChange')(remove, (name) => (name === null ? null : { subject: staffId }));
    if (removed === null) return refuse('not-found');
    await alert('passkey-removed', username);
    return noContent(c);
  });
}
