import type { Context } from 'hono';
import * as v from 'valibot';
import { officeDay } from '#contract/office-time/office.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { OneTimeLink } from '#server/db/schema/one-time-link.ts';
import { problem } from '#server/http/answer/problem.ts';
import { streamOf } from '#server/http/answer/stream.ts';
import { cachePolicies } from '#server/http/headers/cache-policies.ts';
import { securityHeaders } from '#server/http/headers/security-headers.ts';
import { issueOneTimeLink, peekOneTimeLink, takeOneTimeLink } from './account/one-time-links/repository.ts';
import { findSession, isSignedIn } from './account/repository.ts';
import { describeForAudit, type Note } from './audit/middleware.ts';
import { recordedFilter } from './audit/recorded-filter.ts';

/** Milliseconds within which a download must begin. */
const linkLifetime = 60_000;
/** Length of output between two checks of the session. */
const askedEach = 64 * 1024;

type Purpose = OneTimeLink['purpose'];

/**
 * Issues a one-time URL, because a download cannot carry a bearer token.
 * @param input the call's input, which determines the file's content
 * @param note what is recorded in the audit log
 * @returns the last part of the URL
 */
export async function newDownload(
  c: Context,
  purpose: Purpose,
  input: object,
  { ending = 'csv', ...note }: Note & { ending?: string } = { details: recordedFilter({ ...input }) },
): Promise<string> {
  const data = { asked: input, session: c.get('session').tokenHash };
  const token = await c.get('recordedChange')(
    (transaction) => issueOneTimeLink(transaction, purpose, data, linkLifetime),
    () => note,
  );
  return `${token}.${ending}`;
}

type DownloadFile<Input extends v.GenericSchema> = {
  /** The beginning of the file name; the day follows. */
  name: string;
  input: Input;
  /** File extension and media type; CSV by default. */
  kind?: (input: v.InferOutput<Input>) => { ending: string; type: string };
  /** The content in chunks, read as fast as the client takes it. */
  write: (input: v.InferOutput<Input>) => AsyncGenerator<string | Uint8Array>;
};

/**
 * GET of a one-time URL (its last part is the parameter `file`). HEAD checks it without using it up. Answers 404 when
 * the session has ended or the account was disabled meanwhile.
 */
export function fileDownload<Input extends v.GenericSchema>(db: Db, purpose: Purpose, file: DownloadFile<Input>) {
  return async (c: Context): Promise<Response> => {
    const token = c.req.param('file')?.replace(/\.(csv|jsonl?|xlsx)$/, '') ?? '';
    const now = Date.now();
    const onlyLooking = c.req.method === 'HEAD';
    const link = await (onlyLooking ? peekOneTimeLink : takeOneTimeLink)(db, token, purpose);
    if (!link || !('session' in link.data)) return problem('not-found', 'de');
    const session = await findSession(db, link.data.session, now);
    const parsed = v.safeParse(file.input, link.data.asked);
    if (!session || !parsed.success) return problem('not-found', 'de');
    describeForAudit(c, { actor: session.username, details: recordedFilter({ ...link.data.asked }) });
    const { ending, type } = file.kind?.(parsed.output) ?? { ending: 'csv', type: 'text/csv; charset=utf-8' };
    const headers = {
      ...securityHeaders,
      'cache-control': cachePolicies.never,
      'content-type': type,
      'content-disposition': `attachment; filename="${file.name}-${officeDay(now)}.${ending}"`,
    };
    return onlyLooking
      ? c.body(null, 200, headers)
      : c.body(streamOf(whileSignedIn(db, session, file.write(parsed.output))), 200, headers);
  };
}

/**
 * Passes the chunks on while the session is open, even with a renewed token: otherwise a slow download would go on for
 * hours after the account was disabled. It aborts with an error, so that nobody takes the file for complete.
 */
async function* whileSignedIn(
  db: Db,
  { staff_id, created_at }: { staff_id: string; created_at: number },
  pieces: AsyncGenerator<string | Uint8Array>,
): AsyncGenerator<string | Uint8Array> {
  let unasked = 0;
  for await (const piece of pieces) {
    unasked += piece.length;
    if (unasked >= askedEach) {
      if (!(await isSignedIn(db, staff_id, created_at, Date.now())))
        throw new Error('a download ended with its session');
      unasked = 0;
    }
    yield piece;
  }
}
