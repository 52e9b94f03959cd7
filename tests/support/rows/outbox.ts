import { sampleCompany } from '#contract/site/company.ts';
import type { Database } from '#server/db/connection/connect.ts';
import type { OutboxRow } from '#server/db/schema/schema.ts';
import { enqueue, newMail } from '#server/outbox/repository.ts';
import type { OutgoingMail } from '#server/outbox/transport/message.ts';
import type { Transport } from '#server/outbox/transport/transport.ts';
import { createOutboxWorker } from '#server/outbox/worker.ts';

/** A fixed clock that tests advance. */
export function testClock(start = Date.UTC(2026, 10, 21, 9)) {
  let time = start;
  return {
    now: () => time,
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

/** A mail built without a template. */
export function plainMail(row: Pick<OutboxRow, 'recipient' | 'data'>): OutgoingMail {
  const subject = JSON.stringify(row.data);
  return { to: { address: row.recipient }, subject, text: 'Guten Tag\n', html: '<p>Guten Tag</p>', headers: {} };
}

type TestClock = ReturnType<typeof testClock>;

export function testWorker(database: Database, transport: Transport, clock: TestClock) {
  const log: string[] = [];
  const worker = createOutboxWorker({
    ...database,
    transport,
    render: async (row) => plainMail(row),
    now: clock.now,
    log: (line) => log.push(line),
  });
  return { ...worker, log };
}

/** Queues `count` mails to guest1@…, guest2@… at the clock's time. @returns their rows */
export async function queueMails({ db, engine }: Database, clock: TestClock, count = 1) {
  const rows = Array.from({ length: count }, (_, index) =>
    newMail({ template: 'lead-receipt', language: 'de', recipient: `guest${index + 1}@visitor.example` }, clock.now()),
  );
  await enqueue(db, engine, rows);
  return rows;
}

export function allRows({ db }: Database): Promise<OutboxRow[]> {
  return db.selectFrom('outbox').selectAll().orderBy('id').execute();
}

export const testSettings = {
  SMTP_URL: undefined,
  SMTP_TLS: 'on',
  MAIL_FROM: undefined,
  MAIL_TO: undefined,
  DATA_DIR: '/nowhere',
} as const;
export const testSite = {
  secret: 'a secret of thirty-two characters at least',
  company: sampleCompany,
  settings: { PUBLIC_URL: 'https://www.musterwerk-ki.example', MAIL_TO: undefined },
};
