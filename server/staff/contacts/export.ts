import type { Context } from 'hono';
import type { AuditDetails } from '#contract/staff/audit.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { json } from '#server/http/answer/json.ts';
import { problem } from '#server/http/answer/problem.ts';
import { cachePolicies } from '#server/http/headers/cache-policies.ts';
import { securityHeaders } from '#server/http/headers/security-headers.ts';
import { readJson } from '#server/http/request/read-json.ts';
import type { Services } from '#server/services.ts';
import { findSession, insertOneTimeLink, peekOneTimeLink, takeOneTimeLink } from '#server/staff/account/repository.ts';
import type { StaffVariables } from '#server/staff/account/require-session.ts';
import { hashToken, newToken } from '#server/staff/account/tokens.ts';
import { noteForAudit } from '#server/staff/audit/middleware.ts';
import { recordedFilter } from '#server/staff/audit/recorded-filter.ts';
import { berlinDay } from '#server/staff/berlin-days.ts';
import type { LeadFilter, Position } from '#server/staff/lead-index/filter.ts';
import type { CsvPages } from './csv-page.ts';
import { filterInput, leadFilter } from './filter.ts';

const purpose = 'contacts-export';
/** Milliseconds within which the download must begin. */
const linkLifetime = 60_000;
/** Leads in memory at a time; each piece costs a statement and a message from the thread. */
const pageSize = 1000;

/** `recorded` is the filter as the audit log holds it. */
type LinkData = { filter: LeadFilter; recorded: AuditDetails; session: string };

/** POST: an address for this filter that works once, because a download cannot carry a bearer token. */
export function createExport(db: Db) {
  return async (c: Context<StaffVariables>): Promise<Response> => {
    const read = await readJson(c, filterInput, 'de');
    if ('refused' in read) return read.refused;
    const recorded = recordedFilter(read.input);
    noteForAudit(c, { details: recorded });
    const token = newToken();
    const data: LinkData = { filter: leadFilter(read.input), recorded, session: c.get('session').tokenHash };
    await insertOneTimeLink(db, {
      token_hash: hashToken(token) ?? '',
      purpose,
      data: JSON.stringify(data),
      expires_at: Date.now() + linkLifetime,
    });
    return json(c, { url: `${adminPaths.contactsExport}/${token}.csv` });
  };
}

/** GET: the file, streamed page by page as fast as the client reads, made beside the thread that serves visitors. HEAD looks without using the address up. */
export function downloadExport({ database: { db }, leadReader }: Services) {
  return async (c: Context): Promise<Response> => {
    const tokenHash = hashToken(c.req.param('file')?.replace(/\.csv$/, '') ?? '');
    if (!tokenHash) return problem('not-found', 'de');
    const now = Date.now();
    const onlyLooking = c.req.method === 'HEAD';
    const link = await (onlyLooking ? peekOneTimeLink : takeOneTimeLink)(db, tokenHash, purpose, now);
    const data: LinkData | undefined = link && JSON.parse(link.data);
    // Whoever has logged out or was disabled meanwhile gets nothing any more.
    const session = data && (await findSession(db, data.session, now));
    if (!session) return problem('not-found', 'de');
    noteForAudit(c, { actor: session.username, details: data.recorded });
    const headers = {
      ...securityHeaders,
      'cache-control': cachePolicies.never,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="leads-export-${berlinDay(now)}.csv"`,
    };
    return onlyLooking ? c.body(null, 200, headers) : c.body(csvStream(leadReader.csvPage, data.filter), 200, headers);
  };
}

/** Asks for the next page when the client has taken the one before; leads that arrive meanwhile are left out. */
function csvStream(csvPage: CsvPages, filter: LeadFilter): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after: Position | null = null;
  return new ReadableStream(
    {
      async pull(controller) {
        // A piece may be empty, its leads erased meanwhile; whoever enqueues nothing is not asked again.
        for (let piece = 0; piece === 0; ) {
          const page = await csvPage(filter, after, pageSize);
          piece = page.text.length;
          if (piece > 0) controller.enqueue(encoder.encode(page.text));
          after = page.next;
          if (!after) return controller.close();
        }
      },
    },
    { highWaterMark: 2 },
  );
}
