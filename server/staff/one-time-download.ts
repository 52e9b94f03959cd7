import type { Context } from 'hono';
import * as v from 'valibot';
import { minute } from '#contract/durations.ts';
import { officeDay } from '#contract/office-time/office.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { OneTimeLink } from '#server/db/schema/one-time-link.ts';
import { problem } from '#server/http/answer/problem.ts';
import { streamOf } from '#server/http/answer/stream.ts';
import { cachePolicies } from '#server/http/headers/cache-policies.ts';
import { securityHeaders } from '#server/http/headers/security-headers.ts';
import { issueOneTimeLink, peekOneTimeLink, takeOneTimeLink } from './account/one-time-links/repository.ts';
import { findSession, isSignedIn } from './account/repository.ts';
import { describeForAudit, type Note } from './recording/record-calls.ts';
import { recordedFilter } from './recording/recorded-filter.ts';

/** Milliseconds within which a download must begin. */
const linkLifetime = minute;
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
  { format = 'csv', ...note }: Note & { format?: FileFormat } = { details: recordedFilter({ ...input }) },
): Promise<string> {
  const data = { asked: input, session: c.get('session').tokenHash };
  const token = await c.get('recordedChange')(
    (transaction) => issueOneTimeLink(transaction, purpose, data, linkLifetime),
    () => note,
  );
  return `${token}.${format}`;
}

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
/** Formats of files, by their extension. */
type FileFormat = keyof typeof mediaTypes;

type DownloadFile<Input extends v.GenericSchema> = {
  /** The beginning of the file name; the day follows. */
  name: string;
  input: Input;
  /** CSV by default. */
  format?: (input: v.InferOutput<Input>) => FileFormat;
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
    const link = await openedLink(c, db, purpose, token, file.input);
    if (!link) return problem('not-found', 'de');
    const { session, asked, input } = link;
    describeForAudit(c, { actor: session.username, details: recordedFilter({ ...asked }) });
    const format = file.format?.(input) ?? 'csv';
    const headers = {
      ...securityHeaders,
      'cache-control': cachePolicies.never,
      'content-type': mediaTypes[format],
      'content-disposition': `attachment; filename="${file.name}-${officeDay(Date.now())}.${format}"`,
    };
    return c.req.method === 'HEAD'
      ? c.body(null, 200, headers)
      : c.body(streamOf(whileSignedIn(db, session, file.write(input))), 200, headers);
  };
}

/**
 * The input of a one-time URL and the session in which it was issued; HEAD does not use it up. Null for a URL that is
 * not valid any more, also because the session has ended.
 */
export async function openedLink<Input extends v.GenericSchema>(
  c: Context,
  db: Db,
  purpose: Purpose,
  token: string,
  schema: Input,
) {
  const link = await (c.req.method === 'HEAD' ? peekOneTimeLink : takeOneTimeLink)(db, token, purpose);
  if (!link || !('session' in link.data)) return null;
  const { asked } = link.data;
  const session = await findSession(db, link.data.session, Date.now());
  const parsed = v.safeParse(schema, asked);
  return session && parsed.success ? { session, asked, input: parsed.output } : null;
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
