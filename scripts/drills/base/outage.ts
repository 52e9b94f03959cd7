import { setTimeout as sleep } from 'node:timers/promises';
import { adminPaths } from '#contract/staff/contacts.ts';
import { compare, type Findings, mailsLeft } from './findings.ts';
import type { RestartedSite } from './restarted-site.ts';
import { addAccounts, tokenOf } from './staff-login.ts';
import { type VisitorResults, visit } from './visitors.ts';

/** A failure that lasts for a while and then ends. */
export type Outage = { name: string; begin: () => Promise<void> | void; end: () => Promise<void> | void };

type Outcome = {
  results: VisitorResults;
  /** Longest time in milliseconds from the end of a failure until a lead was accepted again. */
  slowestRecovery: number;
  /** Total number of leads accepted during the failures. */
  takenWithin: number;
  /** Status codes of the other requests during the failures, by name; milliseconds of the slowest. */
  asked: Map<string, Set<number>>;
  slowestAsked: number;
  findings: Findings;
  mails: { due: number; parked: number; sent: number };
};

const lanes = 5;
const heldFor = 8000;

/** Causes the failure several times while visitors send leads and staff work, and reports the outcome. */
export async function runOutage(site: RestartedSite, { name, begin, end }: Outage, times: number): Promise<Outcome> {
  const visitors = visit(site.origin, { lanes, run: name.replace(/\W+/g, '-').toLowerCase(), pause: 20 });
  const look = await onlooker(site);
  const taken = () => visitors.results.acknowledged.size;
  let [slowestRecovery, takenWithin] = [0, 0];
  for (let time = 0; time < times; time++) {
    await sleep(1500);
    await begin();
    const [before, until] = [taken(), performance.now() + heldFor];
    while (performance.now() < until) {
      await look.once();
      await sleep(300);
    }
    takenWithin += taken() - before;
    await end();
    const [known, ended] = [taken(), performance.now()];
    while (taken() === known && performance.now() - ended < 60_000) await sleep(20);
    slowestRecovery = Math.max(slowestRecovery, performance.now() - ended);
  }
  const results = await visitors.end();
  await untilSent(site);
  const mails = await mailsLeft(site.database.db);
  const findings = {
    ...(await compare(site.database.db, results)),
    'mails never sent': mails.due + mails.parked,
    '503 after more than 5 s': results.slowestUnavailable > 5000 ? 1 : 0,
    'failures results to staff and readers': [...look.asked.values()].filter((statuses) => statuses.has(500)).length,
  };
  return { results, slowestRecovery, takenWithin, asked: look.asked, slowestAsked: look.slowest(), findings, mails };
}

/** Staff and readers, who make requests alongside the visitors. */
async function onlooker({ origin, folder, look }: RestartedSite) {
  await addAccounts(folder, look);
  const authorization = `Bearer ${await tokenOf(origin() ?? '', 'manage')}`;
  const asked = new Map<string, Set<number>>();
  let slowest = 0;
  const ask = async (name: string, path: string, body?: object) => {
    const began = performance.now();
    const answer = await fetch(`${origin()}${path}`, {
      signal: AbortSignal.timeout(20_000),
      headers: { authorization, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    }).catch(() => null);
    await answer?.arrayBuffer();
    slowest = Math.max(slowest, performance.now() - began);
    const statuses = asked.get(name) ?? new Set();
    asked.set(name, statuses.add(answer?.status ?? 0));
  };
  return {
    asked,
    slowest: () => slowest,
    once: () =>
      Promise.all([
        ask('home', '/'),
        ask('booking', '/booking'),
        ask('login', adminPaths.login, { username: 'wer-read', password: 'nicht das Passwort' }),
        ask('search', adminPaths.contactsSearch, { q: 'Beispiel' }),
      ]),
  };
}

/** Staff send failed mails again; resolves when none is due, or after two minutes. */
async function untilSent(site: RestartedSite): Promise<void> {
  const token = await tokenOf(site.origin() ?? '', 'manage');
  for (const until = Date.now() + 120_000; Date.now() < until; await sleep(1000)) {
    if ((await mailsLeft(site.database.db)).due === 0) return;
    await retryMails(site, token);
  }
}

/** Staff send all failed mails again. */
export async function retryMails({ origin }: RestartedSite, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin()}${adminPaths.outboxRetry}`, { method: 'POST', headers });
  await answer.arrayBuffer();
}

/** The status codes of these other requests in one cell. */
export function askedCell(asked: Outcome['asked']): string {
  return [...asked].map(([name, statuses]) => `${name} ${[...statuses].toSorted().join(', ')}`).join('; ');
}
