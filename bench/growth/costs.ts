import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSeconds } from '#bench/http/cpu-time.ts';
import { slotsPath } from '#contract/booking/booking.ts';
import { leadKinds } from '#contract/leads/registry.ts';
import { searchPath } from '#contract/search.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { postJson, tokenFrom } from '#tests/support/servers/post-json.ts';
import { serveSite } from '#tests/support/servers/served-site.ts';

/** What is requested, in this order, and how often; writes come last. */
const asked = {
  'cached page': 2000,
  'list of papers': 1000,
  'free times': 400,
  search: 400,
  'staff list': 200,
  lead: 400,
  'sign-up': 400,
} as const;
export type Asked = keyof typeof asked;
export type Costs = Record<Asked, number>;
const words = ['KI', 'Werk', 'Prüfung', 'Maschinen', 'Strategie', 'data', 'report', 'Rechnung', 'platform', 'Kosten'];
const person = { firstName: 'Erika', lastName: 'Beispiel' };

/**
 * Milliseconds of CPU time, over all threads, per request of each kind, in a new process on these data.
 * @param database the database's own process, if there is one: its CPU time counts, too
 */
export async function costsOn(environment: Readonly<Record<string, string>>, database?: number): Promise<Costs> {
  const site = await serveSite(environment);
  const pids = [site.pid, ...(database === undefined ? [] : [database])];
  try {
    const token = await tokenFrom(site.origin);
    const questions = questionsTo(site.origin, token);
    // The search file is built first.
    while ((await questions['staff list'](0)).status === 503) await sleep(1000);
    const costs: Partial<Costs> = {};
    for (const [name, times] of Object.entries(asked) as [Asked, number][]) {
      await ask(questions[name], -times / 4, 0);
      await atRest(pids);
      const before = cpuSeconds(pids);
      await ask(questions[name], 0, times);
      await atRest(pids);
      costs[name] = ((cpuSeconds(pids) - before) * 1000) / times;
    }
    return costs as Costs;
  } catch (error) {
    console.error(site.output.join(''));
    throw error;
  } finally {
    await site.end();
  }
}

function questionsTo(origin: string, token: string): Record<Asked, (n: number) => Promise<Response>> {
  const get = (path: string) => fetch(origin + path);
  const post = (path: string, body: object, headers = {}) => postJson(origin + path, body, headers);
  const email = (n: number) => `erika.wachstum-${n}@beispiel-werk.example`;
  return {
    'cached page': () => get('/'),
    'list of papers': () => get('/wissenscenter'),
    'free times': () => get(slotsPath),
    search: (n) => get(`${searchPath}?lang=de&q=${words[Math.abs(n) % words.length]}+${Math.abs(n)}`),
    'staff list': () => post(adminPaths.contactsSearch, { limit: '25' }, { authorization: `Bearer ${token}` }),
    lead: (n) => post(leadKinds.contact.path, { ...person, email: email(n), message: 'Bitte rufen Sie an.' }),
    'sign-up': (n) => post(leadKinds['newsletter-general'].path, { ...person, email: email(n), consent: true }),
  };
}

async function ask(question: (n: number) => Promise<Response>, from: number, to: number): Promise<void> {
  let next = from;
  const lane = async () => {
    while (next < to) {
      const answer = await question(next++);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    }
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
}

/** Waits until the processes are idle: leads' mails are sent after their answers. */
async function atRest(pids: readonly number[]): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until; ) {
    const before = cpuSeconds(pids);
    await sleep(700);
    if (cpuSeconds(pids) - before <= 0.03) return;
  }
}
