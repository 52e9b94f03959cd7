import { type LeadKind, leadKinds } from '#contract/leads/registry.ts';
import type { Answer, HeaderReader } from '#server/http/answer/answer.ts';
import { languageFor, problemAnswer } from '#server/http/answer/problem.ts';
import { corsHeaders } from '#server/http/headers/cors.ts';
import { securityHeaders } from '#server/http/headers/security-headers.ts';
import { type Body, bodyType, parseBody } from '#server/http/request/body.ts';
import type { LeadServices } from './services.ts';
import { type Outcome, type Submitted, take } from './take.ts';

/** The kind of each call's path. */
const kinds = new Map(Object.entries(leadKinds).map(([kind, { path }]) => [path as string, kind as LeadKind]));

const accepted: Answer['headers'] = {
  ...securityHeaders,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
};

export type LeadCalls = ReturnType<typeof createLeadCalls>;

/** The calls of every lead kind (spec section 7), for whichever server reads the request. */
export function createLeadCalls(services: LeadServices) {
  const { settings, proxies, limits } = services;
  const allowed = corsHeaders(settings.ALLOWED_ORIGINS);

  const submit = (submitted: Submitted): Promise<Outcome> => take(submitted, services, limits);

  /** Answers a JSON call; anything else is the problem that it is. */
  async function json(kind: LeadKind, body: Body, header: HeaderReader, address: string): Promise<Answer> {
    if (body.kind === 'error') return problemAnswer(body.code, languageFor(header));
    const language = languageFor(header, body.fields.language);
    const outcome = await submit({ kind, body, language, header, address });
    if (!outcome.ok) return problemAnswer(outcome.code, language, outcome);
    const members = JSON.stringify({ success: true, message: outcome.message, ...outcome.extra });
    return { status: 200, headers: accepted, body: Buffer.from(members) };
  }

  /** For the connection front: the answer to a JSON post, or null for what is not one. */
  function post(target: string, header: HeaderReader, peer: string, bytes: Buffer): Promise<Answer> | null {
    const kind = kinds.get(target);
    if (!kind || bodyType(header) !== 'json') return null;
    const address = proxies.clientOf(peer, header('x-forwarded-for'));
    const cors = allowed(header('origin'));
    const answer = json(kind, parseBody('json', bytes), header, address).catch((error: Error) => {
      console.error(`POST ${target} failed: ${error.stack ?? error.message}`);
      return problemAnswer('server-error', languageFor(header));
    });
    return cors ? answer.then((given) => ({ ...given, headers: { ...given.headers, ...cors } })) : answer;
  }

  return { submit, json, post };
}
