import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { type FieldError, idempotencyField, idempotencyHeader } from '../../contract/http/problem.ts';
import { type LeadKind, leadKinds } from '../../contract/leads/registry.ts';
import type { Language } from '../../contract/site/languages.ts';
import { type Body, readBody } from '../http/body.ts';
import { rateKey } from '../http/client-address.ts';
import { fieldErrors } from '../http/field-errors.ts';
import { clientAddressOf } from '../http/peer.ts';
import { answerLanguage, problem } from '../http/problem.ts';
import { leadLimits, RateLimit } from '../http/rate-limit.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { mailsForLead } from '../mails/for-lead.ts';
import type { Services } from '../services.ts';
import { acceptedTexts } from './accepted-texts.ts';
import { contentKey } from './content-key.ts';
import { formSchemas } from './form-schemas.ts';
import { type Circumstances, rowFor, type Stored } from './kinds.ts';
import { answerForm } from './posted-form.ts';
import { type SpamSignal, spamSignals } from './spam.ts';

type Fields = Record<string, unknown>;
/** What a submission came to: stored with the answer's extra members, or refused. */
export type Outcome =
  | { ok: true; message: string; extra: Record<string, unknown> }
  | { ok: false; code: 'bad-fields' | 'too-many' | 'unavailable'; errors?: FieldError[]; retryAfter?: number };

/** The calls of every lead kind (spec section 7); JSON from scripts, forms from browsers without them. */
export function leadRoutes(services: Services): Hono {
  const app = new Hono();
  const limit = services.settings.RATE_LIMIT === 'on' ? new RateLimit(leadLimits) : null;
  for (const kind of Object.keys(leadKinds) as LeadKind[]) {
    app.post(leadKinds[kind].path, (c) => receive(c, kind, services, limit));
  }
  return app;
}

async function receive(c: Context, kind: LeadKind, services: Services, limit: RateLimit | null): Promise<Response> {
  const body = await readBody(c);
  if (body.kind === 'error') return problem(c, body.code, answerLanguage(c));
  const language = answerLanguage(c, body.fields.language);
  const outcome = await take(c, kind, body, language, services, limit);
  if (body.kind === 'form') return answerForm(services, kind, body.fields, language, outcome);
  if (!outcome.ok) return problem(c, outcome.code, language, outcome);
  return c.body(JSON.stringify({ success: true, message: outcome.message, ...outcome.extra }), 200, {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
}

/** Validates, counts, stores. */
async function take(
  c: Context,
  kind: LeadKind,
  body: Exclude<Body, { kind: 'error' }>,
  language: Language,
  services: Services,
  limit: RateLimit | null,
): Promise<Outcome> {
  const schema = body.kind === 'form' ? formSchemas[kind] : leadKinds[kind].input;
  const parsed = v.safeParse(schema, body.fields);
  if (!parsed.success) return { ok: false, code: 'bad-fields', errors: fieldErrors(parsed.issues) };
  const input = parsed.output as Fields;
  const paper = kind === 'white-paper' ? await services.whitePapers.find(String(input.whitePaperId)) : null;
  if (kind === 'white-paper') {
    if (!paper)
      return { ok: false, code: 'bad-fields', errors: [{ field: 'whitePaperId', code: 'whitePaperId.unknown' }] };
    input.whitePaperTitle = paper.titles[language];
    input.buttonText ||= paper.number;
  }
  const address = clientAddressOf(c, services.proxies);
  const verdict = limit?.count(rateKey(address)) ?? { level: 'normal' };
  if (verdict.level === 'refused') return { ok: false, code: 'too-many', retryAfter: verdict.retryAfter };

  const signals = spamSignals(body.fields, verdict);
  const stored = toRow(kind, input, { language, signals, now: Date.now() });
  const given = body.kind === 'form' ? body.fields[idempotencyField] : c.req.header(idempotencyHeader);
  const key = contentKey(kind, given, input, body.kind === 'form' ? address : null);
  try {
    const { id } = await services.intake.commit(submission(stored, signals, key, services));
    const extra = paper ? { downloadUrl: services.whitePapers.downloadUrl(id, paper.id, language), leadId: id } : {};
    return { ok: true, message: acceptedTexts[language][kind], extra };
  } catch (error) {
    reportFailure(kind, error);
    return { ok: false, code: 'unavailable', retryAfter: 60 };
  }
}

let reportedAt = 0;
let unreported = 0;

/** At most one line a minute: a full disk under load must not fill the log too. */
function reportFailure(kind: LeadKind, error: unknown): void {
  unreported += 1;
  if (Date.now() - reportedAt < 60_000) return;
  const message = error instanceof Error ? error.message : 'unknown error';
  console.error(`a ${kind} lead could not be stored (${unreported} since the last such line): ${message}`);
  reportedAt = Date.now();
  unreported = 0;
}

function toRow(kind: LeadKind, input: Fields, at: Circumstances): Stored {
  // The registry's entry for `kind` takes exactly what that kind's schema gave.
  return (rowFor[kind] as (input: Fields, at: Circumstances) => Stored)(input, at);
}

function submission(stored: Stored, signals: SpamSignal[], key: ReturnType<typeof contentKey>, services: Services) {
  const { lead, signup } = stored;
  const staffAddress = services.settings.MAIL_TO ?? services.company.mail.to;
  const mails = lead ? mailsForLead(lead, { staffAddress, spamSignals: signals }) : [];
  return { id: (lead ?? signup).id, lead, signup, mails, key };
}
