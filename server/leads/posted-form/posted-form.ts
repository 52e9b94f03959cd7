import { randomUUID } from 'node:crypto';
import { idempotencyField } from '#contract/http/problem.ts';
import type { LeadKind } from '#contract/leads/registry.ts';
import type { PostedForm } from '#contract/page-context.ts';
import type { Language } from '#contract/site/languages.ts';
import { hrefFor } from '#contract/site/pages.ts';
import { switchParameter } from '#contract/site/storage.ts';
import { problemBody } from '#server/http/answer/problem.ts';
import { seeOther } from '#server/http/answer/see-other.ts';
import { languageChoice } from '#server/http/request/language-cookie.ts';
import type { Outcome } from '#server/leads/accept-submission.ts';
import { pageOf } from '#server/leads/form-origin.ts';
import { kinds } from '#server/leads/kinds/registry.ts';
import type { LeadServices } from '#server/leads/services.ts';
import { sentMark } from './sent-mark.ts';

/** A posted form; `address` is the client's IP address. */
type Posted = { kind: LeadKind; fields: Record<string, unknown>; language: Language; address: string };

/**
 * Answers a form posted without JavaScript. On success it redirects to the page with `?sent=`, so that a reload repeats
 * nothing; on failure it renders the page again with the input and the errors.
 */
export async function answerForm(services: LeadServices, form: Posted, outcome: Outcome): Promise<Response> {
  const { kind, fields, language } = form;
  if (outcome.ok) {
    const sent = sentMark(kind, services.secret, Date.now());
    const query = { sent, ...outcome.query };
    const location =
      outcome.path ?? hrefFor(pageOf({ fields, home: kinds[kind].home }), language, { query, hash: kind });
    return seeOther(location);
  }
  const problem = problemBody(outcome.code, language, outcome);
  const answer = { outcome, problem, status: problem.status };
  const response = await pageAgain(services, form, answer);
  if (outcome.retryAfter && response.status === answer.status)
    response.headers.set('retry-after', String(outcome.retryAfter));
  return response;
}

/**
 * Handles the language switch, without JavaScript, on a page that answered a post: the form keeps what was typed, and
 * nothing is stored. It is validated again, and the consent's wording is that of the new language.
 */
export async function answerSwitch(
  services: LeadServices,
  { kind, fields: all, language, address }: Posted,
): Promise<Response> {
  const { [switchParameter]: _switch, wordingVersion: _version, ...fields } = all;
  const errors = kinds[kind].formErrors(fields);
  const answer = { outcome: { ok: false, code: 'bad-fields', errors }, problem: null, status: 200 } as const;
  const response = await pageAgain(services, { kind, fields, language, address }, answer);
  response.headers.set('set-cookie', languageChoice(language, services.settings.PUBLIC_URL));
  return response;
}

type Again = { outcome: Extract<Outcome, { ok: false }>; problem: PostedForm['problem']; status: number };

/** The form's page with the input and its errors. */
function pageAgain(
  { answerPostedForm }: LeadServices,
  { kind, fields, language, address }: Posted,
  { outcome, problem, status }: Again,
): Promise<Response> {
  const from = typeof fields.from === 'string' ? fields.from : null;
  const page = pageOf({ fields, home: kinds[kind].home });
  return answerPostedForm({ page, language, from, address }, posted(kind, fields, outcome, problem), status);
}

function posted(
  kind: LeadKind,
  fields: Record<string, unknown>,
  outcome: Extract<Outcome, { ok: false }>,
  problem: PostedForm['problem'],
): PostedForm {
  const values: Record<string, string> = {};
  const selected: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') values[name] = value;
    if (name === 'selectedWhitepapers') selected.push(...[value].flat().map(String));
  }
  const given = fields[idempotencyField];
  const idempotencyKey = typeof given === 'string' && given ? given : randomUUID();
  return { kind, values, selected, errors: outcome.errors ?? [], problem, idempotencyKey };
}
