import type { Hono } from 'hono';
import { adminPaths } from '#contract/staff/contacts.ts';
import { mailStates, maxOutcomes, type OutboxAnswer, type OutboxOutcomes } from '#contract/staff/outbox.ts';
import { json, noContent } from '#server/http/answer/json.ts';
import { refuse, refuseField } from '#server/http/answer/problem.ts';
import { idInPath, isId } from '#server/http/request/id-in-path.ts';
import { countUnsent, mailsOf, parkedMails, retryFailed, retryMail } from '#server/outbox/repository.ts';
import type { Services } from '#server/services.ts';
import { leadsOfMails, outcomesOf } from './repository.ts';

const retry = `${adminPaths.outbox}/:id/retry` as const;

/** Waiting, parked and sent mails of the outbox, and retries. Requires a session. */
export function outboxRoutes(app: Hono, { database: { db }, wakeOutbox }: Services): void {
  app.get(adminPaths.outbox, async (c) => {
    const requested = c.req.query('state');
    if (requested === undefined) return json(c, { mails: await parkedMails(db) } satisfies OutboxAnswer);
    const state = mailStates.find((one) => one === requested) ?? refuseField('state', 'invalid');
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
    const id = idInPath(c);
    const due = await c.get('recordedChange')(
      (transaction) => retryMail(transaction, id),
      (done) => (done ? {} : null),
    );
    if (!due) return refuse('not-found');
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
    if (ids.length > maxOutcomes || !ids.every(isId)) return refuseField('ids', 'invalid');
    return json(c, { outcomes: await outcomesOf(db, ids), counts: await countUnsent(db) } satisfies OutboxOutcomes);
  });
}
