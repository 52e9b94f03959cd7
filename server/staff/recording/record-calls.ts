import type { Context, MiddlewareHandler } from 'hono';
import type * as v from 'valibot';
import { accountPaths } from '#contract/staff/account.ts';
import type { AuditAction, AuditDetails } from '#contract/staff/audit.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { directoryPaths } from '#contract/staff/login/directory.ts';
import { passkeyPaths } from '#contract/staff/login/passkeys.ts';
import { auditAggregated } from '#server/audit/aggregated.ts';
import { audit } from '#server/audit/record.ts';
import { appendEntries } from '#server/audit/repository.ts';
import { retryIfErased } from '#server/db/conflict.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { readJson } from '#server/http/request/read-json.ts';
import { emailKey } from '#server/person/email-key.ts';
import type { PersonHash } from '#server/secrets/person-hash.ts';
import { callRules } from '#server/staff/call-rules.ts';
import { calledRoute } from '#server/staff/called-route.ts';
import { recordedFilter } from './recorded-filter.ts';

/** What an entry contains besides the route; `subjects` writes one entry for each of them, none for an empty list. */
export type Note = { actor?: string; subject?: string; subjects?: readonly string[]; details?: AuditDetails };

declare module 'hono' {
  interface ContextVariableMap {
    /** Set by the handler: how many records it showed, whose address was requested. */
    audit: Note | undefined;
    /** Search input of a list from the request body, recorded like a query string. */
    searchInput: Readonly<Record<string, unknown>> | undefined;
    /** True once the entry has been written with its change. */
    audited: boolean | undefined;
    /**
     * Makes the call's change and records it in the same transaction: both are stored, or neither.
     * @param note describes the outcome for the entry; null where nothing was changed
     */
    recordedChange: <T>(change: (transaction: Db) => Promise<T>, note: (outcome: T) => Note | null) => Promise<T>;
    /** Records the call's change in its transaction. Call it last: it locks the audit log for other writers. */
    recordChange: (transaction: Db, note?: Note) => Promise<void>;
  }
}

/** Adds to the call's entry: how many records were shown, whose address was requested. */
export function describeForAudit(c: Context, note: Note): void {
  const before = c.get('audit');
  c.set('audit', { ...before, ...note, details: { ...before?.details, ...note.details } });
}

/** Reads the search input from the body, because search words must not appear in URLs. @throws RefusedCall */
export async function readSearch<S extends v.GenericSchema<unknown, Readonly<Record<string, unknown>>>>(
  c: Context,
  schema: S,
) {
  const input = await readJson(c, schema);
  c.set('searchInput', input);
  return input;
}

/**
 * Records each successful call according to its rule before the response is sent: what cannot be recorded is not shown.
 * Refused calls show and change nothing. A change has its entry already, unless nothing was left to change.
 */
export function recordCalls(db: Db, personHash: PersonHash): MiddlewareHandler {
  return async (c, next) => {
    c.set('recordChange', (transaction, note) => recordChange(c, transaction, note));
    c.set('recordedChange', (change, note) =>
      retryIfErased(() =>
        db.transaction().execute(async (transaction) => {
          const outcome = await change(transaction);
          const described = note(outcome);
          if (described) await recordChange(c, transaction, described);
          return outcome;
        }),
      ),
    );
    await next();
    await recordAnswer(c, db, personHash);
  };
}

async function recordAnswer(c: Context, db: Db, personHash: PersonHash): Promise<void> {
  const { status } = c.res;
  if (refusals.includes(status)) await recordRefusal(c, db, status);
  if ((!c.res.ok && c.res.status !== 303) || c.get('audited')) return;
  const call = calledRoute(c);
  if (!call) return;
  if (c.get('session')?.scopes) return recordProgram(c, db, call);
  const action = actionOf(call);
  if (action === null) return;
  // HEAD only checks whether the file still exists; nothing is downloaded.
  if (c.req.method === 'HEAD' && action.endsWith('-downloaded')) return;
  if (action === 'call') describeForAudit(c, { details: { call } });
  await record(c, db, action, c.get('audit')?.subject ?? (idInPath(c) || searched(c, personHash)));
}

/** The action recorded for a successful call; null where none is, or where its handler records it. */
function actionOf(call: string): AuditAction | null {
  const rule = callRules[call];
  if (!rule) return 'call';
  if ('shows' in rule) return rule.shows;
  return 'changes' in rule ? rule.changes : null;
}

/** Not signed in, not allowed, too many requests. */
const refusals: readonly number[] = [401, 403, 429];

/** Refused calls, summed up: without a session anyone can cause any number of them, with any URL. */
async function recordRefusal(c: Context, db: Db, status: number): Promise<void> {
  const actor = c.get('session')?.username ?? '';
  const call = calledRoute(c);
  // A refused login has an entry with its reason already.
  if (status !== 429 && call !== null && loginCalls.includes(call)) return;
  const details = { status, ...((actor || status === 429) && call && { call }) };
  await auditAggregated(db, { actor, action: 'call-refused', subject: c.get('session')?.staffId ?? '', details });
}

/** A program's calls, summed up: it may poll every minute, and its permissions are known. */
async function recordProgram(c: Context, db: Db, call: string): Promise<void> {
  const { username: actor, staffId: subject } = c.get('session');
  await auditAggregated(db, { actor, action: 'program-called', subject, details: { call } });
}

const loginCalls: readonly string[] = [
  adminPaths.login,
  accountPaths.loginCode,
  passkeyPaths.login,
  directoryPaths.login,
].map((path) => `POST ${path}`);

async function recordChange(c: Context, transaction: Db, note: Note = {}): Promise<void> {
  const call = calledRoute(c);
  const rule = call ? callRules[call] : undefined;
  if (!rule || !('changes' in rule)) throw new Error(`the rule of ${call} records no change`);
  describeForAudit(c, note);
  await record(c, transaction, rule.changes, note.subject ?? idInPath(c));
  c.set('audited', true);
}

async function record(c: Context, db: Db, action: AuditAction, subject: string): Promise<void> {
  const note = c.get('audit') ?? {};
  const entry = {
    actor: note.actor ?? c.get('session')?.username ?? '',
    action,
    details: { ...recordedFilter(c.get('searchInput') ?? c.req.query()), ...note.details },
  };
  const entries = (note.subjects ?? [subject]).map((one) => ({ ...entry, subject: one }));
  if (!db.isTransaction) await Promise.all(entries.map((one) => audit(db, one)));
  else if (entries.length > 0) await appendEntries(db, entries);
}

function idInPath(c: Context): string {
  const index = calledRoute(c)?.split('/').indexOf(':id') ?? -1;
  const id = index < 0 ? '' : (c.req.path.split('/')[index] ?? '');
  return /^[\w-]{1,36}$/.test(id) ? id : '';
}

/** A hash of the search words, which may be somebody's name. */
function searched(c: Context, personHash: PersonHash): string {
  const q = c.get('searchInput')?.q;
  return typeof q === 'string' && q.trim() ? personHash(normaliseSearch(q.trim())) : '';
}

/** The search text; a mail address normalised, as it identifies its person. */
export function normaliseSearch(text: string): string {
  return text.includes('@') ? emailKey(text) : text;
}
