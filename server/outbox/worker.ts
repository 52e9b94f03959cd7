import { sql } from 'kysely';
import type { Database } from '#server/db/connection/connect.ts';
import type { OutboxRow } from '#server/db/schema/schema.ts';
import { createWorker } from '#server/queue/worker.ts';
import { failureKind, failureText } from './transport/failure-text.ts';
import type { OutgoingMail } from './transport/message.ts';
import type { Transport } from './transport/transport.ts';

/** Mails that go to all readers of a newsletter; nothing else waits behind them. */
const isIssue = sql<boolean>`template = 'newsletter-issue'`;
const isOrdinary = sql<boolean>`template <> 'newsletter-issue'`;
/** Sent at once of an issue, over connections of their own. */
const issueLanes = 2;

type Options = Pick<Database, 'db' | 'engine'> & {
  transport: Transport;
  /** Null when what the mail is about has been erased. */
  render: (row: OutboxRow) => Promise<OutgoingMail | null>;
  /** Called with the time at which a mail server took it. */
  onSent?: (row: OutboxRow, at: number) => Promise<void>;
  now?: () => number;
  log?: (line: string) => void;
};

/**
 * Sends what stands in the outbox, but issues of newsletters. A mail is sent twice only when a mail server took it and
 * this process was killed before it could note that; the Message-ID is then the same.
 */
export function createOutboxWorker(options: Options) {
  return createWorker({
    ...sending(options),
    which: isOrdinary,
    names: { queue: 'Outbox', one: 'a mail' },
  });
}

/** Sends issues of newsletters. @param fill puts the next of them in the outbox */
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
      // What is noted of it elsewhere is no reason to send it again.
      await onSent?.(row, now()).catch(() => {});
      return 'sent' as const;
    },
    close: transport.close,
    failures: { text: failureText, kind: failureKind },
    now,
    log,
  };
}
