import type { Database } from '#server/db/connection/connect.ts';
import type { OutboxRow } from '#server/db/schema/schema.ts';
import { createWorker } from '#server/queue/worker.ts';
import { failureKind, failureText } from './transport/failure-text.ts';
import type { OutgoingMail } from './transport/message.ts';
import type { Transport } from './transport/transport.ts';

type Options = Pick<Database, 'db' | 'engine'> & {
  transport: Transport;
  /** Null when what the mail is about has been erased. */
  render: (row: OutboxRow) => Promise<OutgoingMail | null>;
  now?: () => number;
  log?: (line: string) => void;
};

/**
 * Sends what stands in the outbox. A mail is sent twice only when a mail server took it and this process was killed
 * before it could note that; the Message-ID is then the same.
 */
export function createOutboxWorker({ db, engine, transport, render, now, log }: Options) {
  return createWorker({
    db,
    engine,
    table: 'outbox',
    send: async (row, signal) => {
      const mail = await render(row);
      if (!mail) return 'gone';
      signal.throwIfAborted();
      await transport.send(row, mail, signal);
      return 'sent';
    },
    close: transport.close,
    names: { queue: 'Outbox', one: 'a mail' },
    failures: { text: failureText, kind: failureKind },
    now,
    log,
  });
}
