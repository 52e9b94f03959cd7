import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { AuditDetails } from '#contract/staff/audit.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { emailKey } from '#server/person/email-key.ts';
import type { PersonHash } from '#server/secrets/person-hash.ts';
import { auditDecisions, type Decision } from './decisions.ts';
import { audit } from './record.ts';
import { recordedFilter } from './recorded-filter.ts';

/** `subjects` makes an entry for each of them, none for an empty list. */
type Note = { actor?: string; subject?: string; subjects?: readonly string[]; details?: AuditDetails };

/** What a handler knows beyond the call's address: how many it showed, whose address was asked for. */
export function noteForAudit(c: Context, note: Note): void {
  const before = c.get('audit') as Note | undefined;
  c.set('audit', { ...before, ...note, details: { ...before?.details, ...note.details } });
}

/**
 * Records each call that succeeded, by the table of decisions, before its answer goes out: what cannot be recorded is not
 * shown. Refused calls show and change nothing.
 */
export function recordCalls(db: Db, personHash: PersonHash): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.ok && c.res.status !== 303) return;
    const call = calledRoute(c);
    const decision: Decision = call ? (auditDecisions[call] ?? 'call') : 'own';
    if (typeof decision === 'object' || decision === 'own') return;
    // HEAD looks whether a file is still there; nobody gets it.
    if (c.req.method === 'HEAD' && decision.endsWith('-downloaded')) return;
    const note = (c.get('audit') as Note | undefined) ?? {};
    const session = c.get('session') as { username: string } | undefined;
    const entry = {
      actor: note.actor ?? session?.username ?? '',
      action: decision,
      details: { ...recordedFilter(c.req.query()), ...(decision === 'call' && call && { call }), ...note.details },
    };
    const subjects = note.subjects ?? [note.subject ?? subjectOf(c, personHash)];
    await Promise.all(subjects.map((subject) => audit(db, { ...entry, subject })));
  };
}

/** `GET /api/admin/contacts/:id`, the handler's pattern; null where none of our calls matched. */
function calledRoute(c: Context): string | null {
  const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
  const route = matchedRoutes(c).find((one) => one.method === method && !one.path.includes('*'));
  return route ? `${method} ${route.path}` : null;
}

/** The id in the path, or of what was made; for a search a hash of what was searched, which may be somebody's name. */
function subjectOf(c: Context, personHash: PersonHash): string {
  const place = calledRoute(c)?.split('/').indexOf(':id') ?? -1;
  const made = c.res.status === 201 ? c.res.headers.get('location')?.split('/').at(-1) : '';
  const id = place < 0 ? (made ?? '') : (c.req.path.split('/')[place] ?? '');
  if (/^[\w-]{1,36}$/.test(id)) return id;
  const q = c.req.query('q')?.trim();
  return q ? personHash(spelled(q)) : '';
}

/** What was searched, an address in the one spelling by which its person is known. */
export function spelled(text: string): string {
  return text.includes('@') ? emailKey(text) : text;
}
