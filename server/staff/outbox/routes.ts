import type { Hono } from 'hono';
import { adminPaths } from '#contract/staff/contacts.ts';
import { mailStates, maxOutcomes, type OutboxAnswer, type OutboxOutcomes } from '#contract/staff/outbox.ts';
import { isId } from '#server/db/is-id.ts';
import { json, noContent } from '#server/http/answer/json.ts';
import { problem } from '#server/http/answer/problem.ts';
import { countUnsent, mailsOf, parkedMails, retryFailed, retryMail } from '#server/outbox/repository.ts';
import type { Services } from '#server/services.ts';
import { leadsOfMails, outcomesOf } from './repository.ts';

const retry = `${adminPaths.outbox}/:id/retry` as const;
const wrong = (field: string) => problem('bad-fields', 'de', { errors: [{ field, code: `${field}.invalid` }] });

/** What waits in the outbox, what was given up and what was sent, and sending again. Behind the login. */
export function outboxRoutes(app: Hono, { database: { db }, wakeOutbox }: Services): void {
  app.get(adminPaths.outbox, async (c) => {
    const asked = c.req.query('state');
    if (asked === undefined) return json(c, { mails: await parkedMails(db) } satisfies OutboxAnswer);
    const state = mailStates.find((one) => one === asked);
    if (!state) return wrong('state');
    const mails = await mailsOf(db, state);
    const leads = await leadsOfMails(
      db,
      mails.map(({ id }) => id),
    );
    return json(c, {
      mails: mails.map((mail) => ({ ...mail, lead: leads.get(mail.id) ?? null })),
      counts: await countUnsent(db),
    } satisfies OutboxAnswer);
  });

  app.post(retry, async (c) => {
    const id = c.req.param('id');
    if (!isId(id)) return problem('not-found', 'de');
    const due = await c.get('recordedChange')(
      (transaction) => retryMail(transaction, id),
      (done) => (done ? {} : null),
    );
    if (!due) return problem('not-found', 'de');
    wakeOutbox();
    return noContent(c);
  });

  app.post(adminPaths.outboxRetry, async (c) => {
    const count = await c.get('recordedChange')(
      (transaction) => retryFailed(transaction),
      (made) => ({ details: { count: made } }),
    );
    wakeOutbox();
    return json(c, { count });
  });

  app.get(adminPaths.outboxOutcomes, async (c) => {
    const ids = (c.req.query('ids') ?? '').split(',');
    if (ids.length > maxOutcomes || !ids.every(isId)) return wrong('ids');
    return json(c, { outcomes: await outcomesOf(db, ids), counts: await countUnsent(db) } satisfies OutboxOutcomes);
  });
}
