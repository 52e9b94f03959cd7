import type { Context, Hono } from 'hono';
import { directoryPaths, type LogoutAnswer } from '#contract/staff/login/directory.ts';
import { auditAggregated } from '#server/audit/aggregated.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { json, noContent } from '#server/http/answer/json.ts';
import { readBody } from '#server/http/request/body.ts';
import { endDirectorySessions } from '#server/staff/account/directory/repository.ts';
import { deleteSession } from '#server/staff/account/repository.ts';
import { calledRoute } from '#server/staff/called-route.ts';
import type { LoginParts } from './parts.ts';

/**
 * POST logout: ends the session of the request. If the directory opened it, the response has the URL that ends the
 * directory's session, too.
 */
export function logout({ directory, onSessionsEnded }: LoginParts) {
  return async (c: Context): Promise<Response> => {
    const end = (transaction: Db) => deleteSession(transaction, c.get('session').tokenHash);
    const ended = await c.get('recordedChange')(end, () => ({}));
    onSessionsEnded();
    const url = ended?.directory_issuer ? await directory?.endUrl() : null;
    return url ? json(c, { url } satisfies LogoutAnswer) : noContent(c);
  };
}

/**
 * POST: the directory reports that somebody has logged out there or was blocked (OpenID Connect Back-Channel Logout
 * 1.0). The endpoint is public: a token not signed by the directory ends nothing.
 */
export function backChannelLogout(app: Hono, { directory, database: { db }, onSessionsEnded }: LoginParts): void {
  app.post(directoryPaths.backChannel, async (c) => {
    const body = await readBody(c);
    const token = body.kind === 'form' ? body.fields.logout_token : null;
    const end = typeof token === 'string' && directory ? await directory.readLogout(token) : null;
    if (end && (await endDirectorySessions(db, end))) {
      onSessionsEnded();
      return json(c, {});
    }
    await auditAggregated(db, {
      actor: '',
      action: 'call-refused',
      details: { status: 400, call: calledRoute(c) ?? '' },
    });
    return json(c, { error: 'invalid_request' }, { status: 400 });
  });
}
