import { renderMail } from '#server/all-mails.ts';
import { createBookings } from '#server/booking/bookings.ts';
import { retryWhileBusy } from '#server/db/connection/busy.ts';
import type { OutboxRow } from '#server/db/schema/schema.ts';
import { attempt } from '#server/env.ts';
import { createIntake } from '#server/leads/intake.ts';
import { createLimit } from '#server/limits/create-limit.ts';
import { createLimits } from '#server/limits/limits.ts';
import { createFeed } from '#server/newsletter/issues/feed.ts';
import { recordConfirmationSent } from '#server/newsletter/repository.ts';
import { createSubscriptions } from '#server/newsletter/subscription.ts';
import { enqueue, newMail } from '#server/outbox/repository.ts';
import { trackAttempts } from '#server/outbox/transport/track-attempts.ts';
import { createTransport } from '#server/outbox/transport/transport.ts';
import { createIssueWorker, createOutboxWorker } from '#server/outbox/worker.ts';
import { createPersonHash } from '#server/secrets/person-hash.ts';
import { raiseAlert } from '#server/staff/alerts/raise-alert.ts';
import { createLeadEvents } from '#server/staff/events/lead-events.ts';
import { staffWebhooks } from '#server/staff/webhooks/create.ts';
import type { OpenSite } from './open-site.ts';

/**
 * Creates the parts that take in leads, bookings and sign-ups and send notifications of them by mail, by webhook and to
 * the staff area. Its workers are not started yet.
 * @throws SettingsError when a setting of the webhooks cannot be used
 */
export async function createLeadWork({ settings, company, database, secret, staffAddress, log }: OpenSite) {
  const render = (row: OutboxRow) => renderMail(row, { db: database.db, company, settings, secret });
  const onSent = async ({ template, id }: OutboxRow, at: number) => {
    if (template === 'newsletter-confirmation') await recordConfirmationSent(database.db, id, at);
  };
  const transport = createTransport(settings, company);
  const outbox = createOutboxWorker({ ...database, transport, render, onSent, log });
  const personHash = createPersonHash(secret);
  const ofIssues = trackAttempts(createTransport(settings, company));
  const issueMails = createIssueWorker({
    ...database,
    transport: ofIssues.transport,
    render,
    fill: createFeed({ ...database, personHash, isDelivering: ofIssues.isDelivering }),
    log,
  });
  const webhooks = attempt('WEBHOOK_ALLOW_PRIVATE', () =>
    staffWebhooks({ database, settings, secret, staffAddress, onMail: outbox.wake, log }),
  );
  await retryWhileBusy(webhooks.reload);
  const { publish } = webhooks;
  const events = createLeadEvents(database.db);
  const onStored = () => {
    outbox.wake();
    webhooks.wake();
  };
  const onLead = () => {
    onStored();
    events.wake();
  };
  /** Tells staff that visitors get no mails until the hour is over. */
  const onHourlyLimit = () =>
    void enqueue(database.db, database.engine, [
      newMail({ template: 'visitors-held', language: 'de', recipient: staffAddress, data: { since: Date.now() } }),
    ])
      .then(() => raiseAlert(database, { cause: 'visitors-held', about: '', recipient: null }))
      .then(outbox.wake, (error) => log(`The notification that limits hold back visitors failed: ${error.message}`));
  const limits =
    settings.RATE_LIMIT === 'on' ? createLimits(createLimit(database, personHash), personHash, onHourlyLimit) : null;
  return {
    render,
    outbox,
    issueMails,
    webhooks,
    events,
    limits,
    intake: createIntake(database, onLead, { gathers: limits !== null, publish }),
    bookings: createBookings({ ...database, secret, staffAddress, onStored, limits, publish }),
    subscriptions: createSubscriptions({
      ...database,
      origin: settings.PUBLIC_URL,
      company: company.name,
      secret,
      onStored,
      publish,
    }),
  };
}

export type LeadWork = Awaited<ReturnType<typeof createLeadWork>>;
