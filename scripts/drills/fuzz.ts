import { statSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { type StaffRole, staffRoles } from '#contract/staff/account.ts';
import { hostileHeads } from '#tests/support/hostile/heads.ts';
import { readKnown } from '#tests/support/hostile/known.ts';
import { plant } from '#tests/support/hostile/plant.ts';
import { hostileRequests, pageRoutes } from '#tests/support/hostile/requests.ts';
import { serveSite } from '#tests/support/servers/served-site.ts';
import { startSmtp } from '#tests/support/servers/smtp.ts';
import { listCalls } from './base/calls.ts';
import { type Answered, send, sendHead } from './base/hostile-client.ts';
import { probed, type Use, usedBy } from './base/probed.ts';
import { printTable, rounds } from './base/report.ts';
import { addAccounts, askAs, tokenOf } from './base/staff-login.ts';

const full = 100_000;
const batch = 1000;
const longest = 250;
/** Number of visitors who use the site in turn: no real visitor has thousands of leads. */
const people = 400;
const mebibyte = 1024 * 1024;

/**
 * Hostile requests to every call and page of the built server, in all roles, and request heads that no library sends:
 * there must be no 5xx, no answer slower than a quarter of a second, and no growth.
 */
export async function fuzzDrill(): Promise<void> {
  const calls = await listCalls();
  const seed = Number(process.env.SEED) || Date.now() % 2 ** 31;
  // With a mail server, as in production: without one, each mail is a file, and searches for a person read all of them.
  const smtp = await startSmtp();
  const site = await serveSite({ ...probed, SMTP_URL: smtp.url });
  try {
    await addAccounts(site.folder);
    const ask = askAs(site.origin, 'manage');
    const ids = await plant(calls, ask);
    const requests = await hostileRequests([...calls, ...pageRoutes], await readKnown(), { ask, ids });
    const callers = fc.constantFrom<(StaffRole | null)[]>(null, ...staffRoles, 'manage', 'manage');
    const answers: Answered[] = [];
    const tokens = new Map<StaffRole, string>();
    // Generated before any is sent: generating while another one is answered would count towards its time.
    const madeFor = (part: number) => ({
      calls: fc.sample(fc.tuple(requests, callers), { numRuns: batch * 0.7, seed: seed + part }),
      heads: fc.sample(hostileHeads, { numRuns: batch * 0.3, seed: seed + part }),
    });
    const asEverybody = async (part: number, calls: ReturnType<typeof madeFor>['calls']) => {
      for (const [at, [made, role]] of calls.entries()) {
        const body = made.body?.replaceAll('erika@', `erika${(part + at) % people}@`) ?? null;
        const request = { ...made, body };
        const token = role && (tokens.get(role) ?? (await tokenOf(site.origin, role)));
        if (role && token) tokens.set(role, token);
        const answer = await send(site, request, token);
        if (role && answer.status === 401) tokens.delete(role);
        answers.push(answer);
        tell(answer, () => `${request.target.slice(0, 300)} ${request.body?.slice(0, 500)}`);
      }
    };
    const asNobody = async (heads: readonly string[]) => {
      for (const head of heads) {
        const answer = await sendHead(site, head);
        answers.push(answer);
        tell(answer, () => JSON.stringify(head.slice(0, 500)));
      }
    };
    const parts = Math.ceil(rounds(full) / batch);
    let before: Use | null = null;
    for (let part = 0; part < parts; part++) {
      const made = madeFor(part);
      await Promise.all([asEverybody(part, made.calls), asNobody(made.heads)]);
      if (part === Math.floor(parts / 5)) before = await usedBy(site);
      if (part % 10 === 9) console.log(`${answers.length} requests`);
    }
    report(seed, answers, before, await usedBy(site), statSync(join(site.folder, 'site.sqlite')).size);
  } finally {
    await site.end();
    await smtp.kill();
  }
}

/** Printed immediately, with what is needed to reproduce it. */
function tell({ what, status, milliseconds, computed, waited }: Answered, sent: () => string): void {
  if (status >= 500) process.exitCode = 1;
  const took = `${milliseconds.toFixed(0)} ms (computed ${computed.toFixed(0)}, waited for a processor ${waited.toFixed(0)})`;
  if (status >= 500 || milliseconds > longest) console.error(`${status} ${took}, ${what}: ${sent()}`);
}

function report(seed: number, answers: readonly Answered[], before: Use | null, after: Use, size: number): void {
  const row = (name: string, some: readonly Answered[]) => {
    const times = some.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
    const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);
    const failures = some.filter(({ status }) => status >= 500).length;
    return [
      name,
      some.length,
      failures,
      at(0.5),
      at(0.99),
      at(1),
      times.filter((time) => time > longest).length,
      some.filter(({ computed }) => computed > longest).length,
    ];
  };
  const isHead = ({ what }: Answered) => what === 'raw request heads';
  const mib = (bytes = 0) => (bytes / mebibyte).toFixed(1);
  printTable(
    `Seed ${seed}. Heap after a fifth ${mib(before?.heapUsed)} MiB, at the end ${mib(after.heapUsed)} MiB; resident ${mib(before?.rss)} and ${mib(after.rss)} MiB; database ${mib(size)} MiB.`,
    ['requests', 'count', '5xx', 'p50 ms', 'p99 ms', 'longest ms', `over ${longest} ms`, 'of these CPU-bound'],
    [
      row(
        'calls',
        answers.filter(({ what }) => what.includes('/api/') || !what.startsWith('GET')),
      ),
      row(
        'pages and files',
        answers.filter((one) => one.what.startsWith('GET') && !one.what.includes('/api/')),
      ),
      row('raw request heads', answers.filter(isHead)),
    ],
  );
}
