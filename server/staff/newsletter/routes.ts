import type { Hono } from 'hono';
import * as v from 'valibot';
import { line } from '#contract/leads/fields.ts';
import { newsletterKinds } from '#contract/leads/registry.ts';
import { contactsPage } from '#contract/staff/contacts.ts';
import { type SubscribersAnswer, subscriberPaths, subscriberStates } from '#contract/staff/newsletter.ts';
import { type Position, readCursor, writeCursor } from '#server/http/answer/cursor.ts';
import { json } from '#server/http/answer/json.ts';
import { refuseField } from '#server/http/answer/problem.ts';
import { readJson } from '#server/http/request/read-json.ts';
import { newsletterLink } from '#server/newsletter/links.ts';
import { messageIdOf } from '#server/outbox/transport/message.ts';
import { senderOf } from '#server/outbox/transport/transport.ts';
import type { Services } from '#server/services.ts';
import { fileDownload, newDownload } from '#server/staff/one-time-download.ts';
import { describeForAudit, readSearch } from '#server/staff/recording/record-calls.ts';
import { foldForSearch } from '#server/text/fold.ts';
import { csvSubscriber, csvTitles, subscriberColumns } from './csv.ts';
import { countSignups, type Filter, findSignups } from './repository.ts';
import { toSubscriber } from './subscriber.ts';

const purpose = 'newsletter-export';
const pageSize = 500;

const blank = v.optional(v.nullable(v.string(), ''), '');
const filterEntries = {
  q: v.optional(v.nullable(line('q', 200), ''), ''),
  state: v.optional(v.nullable(v.picklist(['', ...subscriberStates], 'state.invalid'), ''), ''),
  kind: v.optional(v.nullable(v.picklist(['', ...newsletterKinds], 'kind.invalid'), ''), ''),
  suspect: blank,
};
export const subscribersInput = v.object({ ...filterEntries, cursor: blank });
export const subscribersExportInput = v.object(filterEntries);

function filterOf({ q, state, kind, suspect }: v.InferOutput<typeof subscribersExportInput>): Filter {
  const words = foldForSearch(q).split(' ').filter(Boolean);
  return { words, state: state || null, kind: kind || null, suspect: suspect !== '' };
}

/** Newsletter subscribers with the proof of their consent. Requires a session. */
export function subscriberRoutes(app: Hono, { database: { db }, settings, company }: Services): void {
  const messageId = (mailId: string) => messageIdOf(mailId, senderOf(settings, company));
  app.post(subscriberPaths.search, async (c) => {
    const { cursor, ...criteria } = await readSearch(c, subscribersInput);
    const after = cursor ? (readCursor(cursor) ?? refuseField('cursor', 'invalid')) : undefined;
    const filter = filterOf(criteria);
    const limit = contactsPage.defaultLimit;
    const found = await findSignups(db, filter, after, limit + 1);
    const page = found.slice(0, limit);
    const last = found.length > limit ? page.at(-1) : undefined;
    const total = !after && !last ? page.length : await countSignups(db, filter);
    describeForAudit(c, { details: { shown: page.length } });
    return json(c, {
      subscribers: page.map((signup) => toSubscriber(signup, messageId)),
      next: last ? writeCursor({ at: last.created_at, id: last.id }) : null,
      total: Math.min(total, contactsPage.exactTotal),
      totalExact: total <= contactsPage.exactTotal,
    } satisfies SubscribersAnswer);
  });
  app.post(subscriberPaths.export, async (c) => {
    // Unconfirmed and unsubscribed addresses must get no newsletter, whatever the list on screen shows.
    const input = { ...(await readJson(c, subscribersExportInput)), state: 'confirmed' };
    return json(c, { url: `${subscriberPaths.export}/${await newDownload(c, purpose, input)}` });
  });
}

/** GET of the confirmed subscribers as a file, each with an unsubscribe link. */
export function subscribersDownload({ database: { db }, settings, secret }: Services) {
  return fileDownload(db, purpose, {
    name: 'newsletter-export',
    input: subscribersExportInput,
    async *write(input) {
      const filter = filterOf(input);
      const now = Date.now();
      const columns = subscriberColumns(({ id }) =>
        new URL(newsletterLink('unsubscribe', id, secret, now), settings.PUBLIC_URL).toString(),
      );
      yield csvTitles(columns);
      let after: Position | undefined;
      for (;;) {
        const page = await findSignups(db, filter, after, pageSize);
        if (page.length > 0) yield page.map((signup) => csvSubscriber(columns, signup)).join('');
        const last = page.at(-1);
        if (!last || page.length < pageSize) return;
        after = { at: last.created_at, id: last.id };
      }
    },
  });
}
