import type { Db } from '#server/db/connection/connect.ts';
import type { OneTimeLink } from '#server/db/schema/one-time-link.ts';
import { hashToken, newToken } from '#server/staff/account/tokens.ts';

type Purpose = OneTimeLink['purpose'];

/**
 * Stores data under a new token that works once.
 * @param lifetime milliseconds
 * @returns the token
 */
export async function issueOneTimeLink(
  db: Db,
  purpose: Purpose,
  data: OneTimeLink['data'],
  lifetime: number,
): Promise<string> {
  const token = newToken();
  const link = { token_hash: hashToken(token) ?? '', purpose, data, expires_at: Date.now() + lifetime };
  await db.insertInto('one_time_links').values(link).execute();
  return token;
}

/** The data of a token, without using it up. */
export function peekOneTimeLink(db: Db, token: string, purpose: Purpose) {
  return db
    .selectFrom('one_time_links')
    .select('data')
    .where('token_hash', '=', hashToken(token) ?? '')
    .where('purpose', '=', purpose)
    .where('expires_at', '>', Date.now())
    .executeTakeFirst();
}

/** The data of a token, which is used up; only one of several concurrent callers gets it. */
export function takeOneTimeLink(db: Db, token: string, purpose: Purpose) {
  return db
    .deleteFrom('one_time_links')
    .where('token_hash', '=', hashToken(token) ?? '')
    .where('purpose', '=', purpose)
    .where('expires_at', '>', Date.now())
    .returning('data')
    .executeTakeFirst();
}

export async function sweepOneTimeLinks(db: Db, now: number): Promise<void> {
  await db.deleteFrom('one_time_links').where('expires_at', '<=', now).execute();
}
