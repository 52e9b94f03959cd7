import type { Context } from 'hono';
import type { Db } from '#server/db/connection/connect.ts';
import { problem } from '#server/http/answer/problem.ts';
import { cachePolicies } from '#server/http/headers/cache-policies.ts';
import { securityHeaders } from '#server/http/headers/security-headers.ts';
import { findSession, insertOneTimeLink, peekOneTimeLink, takeOneTimeLink } from './account/repository.ts';
import type { StaffVariables } from './account/require-session.ts';
import { hashToken, newToken } from './account/tokens.ts';
import { noteForAudit } from './audit/middleware.ts';

/** Milliseconds within which a download must begin. */
const linkLifetime = 60_000;

/** Name of a download, and what it needs to know. */
type Stored<T> = { about: T; session: string };

/** @returns the last part of an address that works once, because a download cannot carry a bearer token */
export async function newDownload<T>(db: Db, c: Context<StaffVariables>, purpose: string, about: T): Promise<string> {
  const token = newToken();
  const data: Stored<T> = { about, session: c.get('session').tokenHash };
  await insertOneTimeLink(db, {
    token_hash: hashToken(token) ?? '',
    purpose,
    data: JSON.stringify(data),
    expires_at: Date.now() + linkLifetime,
  });
  return `${token}.csv`;
}

/**
 * GET of such an address (its last part is the parameter `file`). HEAD looks without using it up; whoever has logged out
 * or was disabled meanwhile gets nothing any more.
 * @param write the file's text, piece by piece, read as fast as the client takes it
 */
export function csvDownload<T>(
  db: Db,
  purpose: string,
  fileName: (now: number) => string,
  write: (about: T) => AsyncGenerator<string>,
) {
  return async (c: Context): Promise<Response> => {
    const tokenHash = hashToken(c.req.param('file')?.replace(/\.csv$/, '') ?? '');
    if (!tokenHash) return problem('not-found', 'de');
    const now = Date.now();
    const onlyLooking = c.req.method === 'HEAD';
    const link = await (onlyLooking ? peekOneTimeLink : takeOneTimeLink)(db, tokenHash, purpose, now);
    const data: Stored<T> | undefined = link && JSON.parse(link.data);
    const session = data && (await findSession(db, data.session, now));
    if (!session) return problem('not-found', 'de');
    noteForAudit(c, { actor: session.username });
    const headers = {
      ...securityHeaders,
      'cache-control': cachePolicies.never,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName(now)}"`,
    };
    return onlyLooking ? c.body(null, 200, headers) : c.body(streamOf(write(data.about)), 200, headers);
  };
}

function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        const { value, done } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
}
