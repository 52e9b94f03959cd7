import { type Context, Hono } from 'hono';
import { type LeadKind, leadKinds } from '#contract/leads/registry.ts';
import { isLanguage } from '#contract/site/languages.ts';
import { switchParameter } from '#contract/site/storage.ts';
import { type HeaderReader, toResponse } from '#server/http/answer/answer.ts';
import { answerLanguage } from '#server/http/answer/problem.ts';
import { readBody } from '#server/http/request/body.ts';
import { clientAddressOf } from '#server/http/request/peer.ts';
import type { LeadCalls } from './calls.ts';
import { answerForm, answerSwitch, wrongFields } from './posted-form/posted-form.ts';
import type { LeadServices } from './services.ts';

/** The calls of every lead kind; JSON from scripts, forms from browsers without them. */
export function leadRoutes(services: LeadServices, calls: LeadCalls): Hono {
  const app = new Hono();
  for (const kind of Object.keys(leadKinds) as LeadKind[]) {
    app.post(leadKinds[kind].path, (c) => receive(c, kind, services, calls));
  }
  return app;
}

async function receive(c: Context, kind: LeadKind, services: LeadServices, calls: LeadCalls): Promise<Response> {
  const header: HeaderReader = (name) => c.req.header(name);
  const address = clientAddressOf(c, services.proxies);
  const body = await readBody(c);
  if (body.kind === 'form') {
    const language = answerLanguage(c, body.fields.language);
    const switched = body.fields[switchParameter];
    if (isLanguage(switched)) return answerSwitch(services, kind, body.fields, switched);
    const outcome = await calls.submit({ kind, body, language, header, address });
    return answerForm(services, kind, body.fields, language, outcome);
  }
  if (body.kind === 'error' && body.type === 'form') {
    const fields = body.fields ?? {};
    const errors = wrongFields(kind, fields);
    const outcome = { ok: false, code: 'too-large', errors } as const;
    return answerForm(services, kind, fields, answerLanguage(c, fields.language), outcome);
  }
  return toResponse(await calls.json(kind, body, header, address));
}
