import { setTimeout as sleep } from 'node:timers/promises';
import { type SmtpMode, startSmtp } from '#tests/support/servers/smtp.ts';
import { compare, mailsLeft } from './base/findings.ts';
import { retryMails } from './base/outage.ts';
import { judge, printTable, rounds, seconds, wrongOf } from './base/report.ts';
import { restartedSite } from './base/restarted-site.ts';
import { addAccounts, tokenOf } from './base/staff-login.ts';
import { visit } from './base/visitors.ts';

const full = 5;
const heldFor = 6000;
const lanes = 4;

type Trouble = { name: string; mode: SmtpMode | 'away' };
const troubles: readonly Trouble[] = [
  { name: 'refuses connections', mode: 'away' },
  { name: 'stalls at the greeting', mode: 'stall-greeting' },
  { name: 'stalls after DATA', mode: 'stall-data' },
  { name: 'drops in the middle of DATA', mode: 'drop' },
  { name: 'greylists (451)', mode: 'later' },
  { name: 'refuses for good (550)', mode: 'refuse' },
];

/**
 * The mail server fails in each way for a while: intake continues, and mails are kept and sent after it has recovered.
 */
export async function smtpDrill(): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const trouble of troubles) {
    rows.push(await suffering(trouble));
    console.log(rows.at(-1)?.join(' | '));
  }
  printTable(
    `Each ${rounds(full)} times for six seconds with a new site, while four visitors sent all kinds of leads; staff then resent what had failed.`,
    [
      'the mail server',
      'acknowledged',
      'slowest response',
      'failed attempts',
      'mails sent',
      'received',
      'received twice',
      'all sent within',
      'wrong',
    ],
    rows,
  );
}

async function suffering({ name, mode }: Trouble): Promise<(string | number)[]> {
  let smtp = await startSmtp();
  const { port, url } = smtp;
  const received: { id: string; to: string }[] = [];
  const keep = async () => {
    for (const { parsed, recipients } of await smtp.received())
      received.push({ id: parsed.messageId ?? '', to: recipients.join() });
  };
  const site = await restartedSite({ SMTP_URL: url });
  try {
    await addAccounts(site.folder);
    const token = await tokenOf(site.origin() ?? '', 'manage');
    const visitors = visit(site.origin, { lanes, run: mode, pause: 60 });
    for (let time = 0; time < rounds(full); time++) {
      await sleep(1500);
      if (mode === 'away') {
        // Collects the mails that it has accepted before it is killed.
        await smtp.behave('later');
        await sleep(500);
        await keep();
        await smtp.kill();
      } else await smtp.behave(mode);
      await sleep(heldFor);
      if (mode === 'away') smtp = await startSmtp({ port });
      else await smtp.behave('accept');
    }
    const results = await visitors.end();
    const { db } = site.database;
    const failed = await db
      .selectFrom('outbox')
      .select((e) => e.fn.sum<number>('attempts').as('tries'))
      .executeTakeFirst();
    const ended = performance.now();
    // A stalled connection times out after half a minute.
    for (const until = Date.now() + 180_000; Date.now() < until && (await mailsLeft(db)).due > 0; await sleep(1000))
      await retryMails(site, token);
    const took = performance.now() - ended;
    await keep();
    const mails = await mailsLeft(db);
    const sent = await db.selectFrom('outbox').select('id').where('state', '=', 'sent').execute();
    const counts = Map.groupBy(received, ({ id }) => id);
    const doubled = [...counts.values()].filter((same) => same.length > 1).length;
    const lost = sent.filter(({ id }) => ![...counts.keys()].some((message) => message.includes(id))).length;
    const findings = {
      ...(await compare(db, results)),
      'mails never sent': mails.due + mails.parked,
      'mails sent and not received': lost,
      // A server that accepted a mail and then stalled or dropped the connection gets it twice; in other cases it must
      // not.
      'received twice without reason': mode === 'stall-data' || mode === 'away' ? 0 : doubled,
      'leads refused': results.unavailable,
    };
    judge(findings, results.wrong);
    return [
      ...[
        name,
        results.acknowledged.size,
        seconds(results.slowest),
        Number(failed?.tries ?? 0),
        mails.sent,
        received.length,
      ],
      ...[doubled, seconds(took), wrongOf(findings)],
    ];
  } finally {
    await site.end();
    await smtp.kill();
  }
}
