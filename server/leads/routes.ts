import { type Context, Hono } from 'hono';
import { keysOf } from '#contract/keys-of.ts';
import { type LeadKind, leadKinds } from '#contract/leads/registry.ts';
import { isLanguage } from '#contract/site/languages.ts';
import { switchParameter } from '#contract/site/storage.ts';
import type { HeaderReader } from '#server/http/answer/answer.ts';
import { json } from '#server/http/answer/json.ts';
import { answerLanguage, problem } from '#server/http/answer/problem.ts';
import { readBody } from '#server/http/request/body.ts';
import { clientAddressOf } from '#server/http/request/peer.ts';
import { kinds } from './kinds/registry.ts';
import { answerForm, answerSwitch } from './posted-form/posted-form.ts';
import type { LeadServices } from './services.ts';

/** The endpoints of all lead kinds (spec section 7): JSON from scripts, forms from browsers without JavaScript. */
export function leadRoutes(services: LeadServices): Hono {
  const app = new Hono();
  for (const kind of keysOf(leadKinds)) {
    app.post(leadKinds[kind].path, (c) => receive(c, kind, services));
  }
  return app;
}

async function receive(c: Context, kind: LeadKind, services: LeadServices): Promise<Response> {
  const body = await readBody(c);
  const address = clientAddressOf(c, services.proxies);
  if (body.kind === 'error') {
    const language = answerLanguage(c);
    if (body.type !== 'form' || body.code !== 'too-large') return problem(body.code, language);
    return answerForm(services, { kind, fields: {}, language, address }, { ok: false, code: body.code });
  }
  const { fields } = body;
  const language = answerLanguage(c, fields.language);
  const switched = fields[switchParameter];
  if (body.kind === 'form' && isLanguage(switched))
    return answerSwitch(services, { kind, fields, language: switched, address });
  const header: HeaderReader = (name) => c.req.header(name);
  const outcome = await kinds[kind].take({ body, language, header, address }, services);
  if (body.kind === 'form') return answerForm(services, { kind, fields, language, address }, outcome);
  if (!outcome.ok) return problem(outcome.code, language, outcome);
  return json(c, { success: true, message: outcome.message, ...outcome.extra });
}
