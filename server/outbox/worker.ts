import { sql } from 'kysely';
import type { Database } from '#server/db/connection/connect.ts';
import type { OutboxRow } from '#server/db/schema/schema.ts';
import { createWorker } from '#server/queue/worker.ts';
import { failureKind, failureText } from './transport/failure-text.ts';
import type { OutgoingMail } from './transport/message.ts';
import type { Transport } from './transport/transport.ts';

/** Mails to all readers of a newsletter; sent separately, so that no other mail waits behind them. */
const isIssue = sql<boolean>`template = 'newsletter-issue'`;
const isOrdinary = sql<boolean>`template <> 'newsletter-issue'`;
/** Number of an issue's mails sent concurrently, over their own connections. */
const issueLanes = 2;

type Options = Pick<Database, 'db' | 'engine'> & {
  transport: Transport;
  /** Null if the subject of the mail has been erased. */
  render: (row: OutboxRow) => Promise<OutgoingMail | null>;
  /** Called with the time at which the mail server accepted it. */
  onSent?: (row: OutboxRow, at: number) => Promise<void>;
  now?: () => number;
  log?: (line: string) => void;
};

/**
 * Sends the outbox except for newsletter issues. A mail is sent twice only if a mail server accepted it and this
 * process was killed before it could record that; the Message-ID is then the same.
 */
export function createOutboxWorker(options: Options) {
  return createWorker({
    ...sending(options),
    which: isOrdinary,
    names: { queue: 'Outbox', one: 'a mail' },
  });
}

/**
 * Sends newsletter issues.
 * @param fill adds the next of their mails to the outbox
 */
export function createIssueWorker({ fill, ...options }: Options & { fill: () => Promise<void> }) {
  return createWorker({
    ...sending(options),
    which: isIssue,
    lanes: issueLanes,
    fill,
    names: { queue: 'Newsletter', one: 'a mail' },
  });
}

function sending({ db, engine, transport, render, onSent, now = Date.now, log }: Options) {
  return {
    db,
    engine,
    table: 'outbox' as const,
    send: async (row: OutboxRow, signal: AbortSignal) => {
      const mail = await render(row);
      if (!mail) return 'gone' as const;
      signal.throwIfAborted();
      await transport.send(row, mail, signal);
      // A failure to record the delivery elsewhere is no reason to send the mail again.
      await onSent?.(row, now()).catch(() => {});
      return 'sent' as const;
    },
    close: transport.close,
    failures: { text: failureText, kind: failureKind },
    now,
    log,
  };
}
