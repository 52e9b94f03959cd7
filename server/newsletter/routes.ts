import { type Context, Hono } from 'hono';
import { type NewsletterAction, newsletterActions, newsletterLinkAt, newsletterPath } from '#contract/newsletter.ts';
import { answerLanguage, problem } from '#server/http/answer/problem.ts';
import { toLinkedPage } from '#server/http/answer/to-linked-page.ts';
import { privateHeaders } from '#server/http/headers/security-headers.ts';
import { readBody } from '#server/http/request/body.ts';
import type { Subscriptions } from './subscription.ts';

/**
 * Handles the buttons of the newsletter pages, and the one-click unsubscribe of mail programs (RFC 8058). The GET
 * requests of these paths are pages.
 */
export function newsletterRoutes(subscriptions: Subscriptions): Hono {
  const app = new Hono();
  for (const action of newsletterActions) {
    app.post(newsletterPath(action, ':token'), (c) => press(c, action, subscriptions));
  }
  return app;
}

async function press(c: Context, action: NewsletterAction, subscriptions: Subscriptions): Promise<Response> {
  const link = newsletterLinkAt(c.req.path) ?? { action, token: '' };
  // Mail programs may send the one click as multipart (RFC 8058, section 3.2). The body need not be parsed: one click
  // is all that it can mean.
  const multipart = c.req.header('content-type')?.startsWith('multipart/form-data');
  const body = multipart ? null : await readBody(c);
  // An unreadable choice must not count as choosing nothing.
  if (action === 'preferences' && body?.kind !== 'form') {
    return problem(body?.kind === 'error' ? body.code : 'wrong-type', answerLanguage(c));
  }
  const oneClick = { 'List-Unsubscribe': 'One-Click' };
  const fields: Record<string, unknown> = multipart ? oneClick : body?.kind === 'form' ? body.fields : {};
  const version = String(fields.wordingVersion ?? '');
  const done = await subscriptions.act(link, [fields.newsletter ?? []].flat().map(String), version);
  if (action === 'unsubscribe' && fields['List-Unsubscribe'] === 'One-Click') {
    return c.body(null, done ? 200 : 404, privateHeaders);
  }
  // The page itself shows the result, also for an invalid link.
  const saved = done && action !== 'unsubscribe';
  const path = newsletterPath(action, link.token);
  return toLinkedPage(c, path, saved ? { saved: '1' } : {}, saved && action === 'preferences' ? '#saved' : '');
}
