import { slotsPath } from '#contract/booking/booking.ts';
import { toHash } from '#contract/calculation/address.ts';
import { cases, workedExample } from '#contract/calculation/cases.ts';
import { defaultSpreads } from '#contract/calculation/inputs.ts';
import { privateEquityPapers } from '#contract/leads/paper-requests.ts';
import { leadKinds } from '#contract/leads/registry.ts';
import { accountPaths } from '#contract/staff/account.ts';
import { staffAccountPaths } from '#contract/staff/accounts.ts';
import { message } from '#tests/support/spec-message.ts';
import type { Ask, Route } from './known.ts';

/**
 * Lists that contain the callers' own ids, which are left out: changing these accounts or sessions would lock callers
 * out.
 */
const spared: readonly string[] = [staffAccountPaths.list, accountPaths.account];

/**
 * Creates leads of several kinds and an appointment, as an account with all rights.
 * @returns ids, tokens and free slots from the answers
 */
export async function plant(calls: readonly Route[], ask: Ask): Promise<string[]> {
  const starts = textsOf(await jsonOf(await ask(slotsPath)), /^\d{4}-\d\d-\d\dT/);
  const calculation = toHash({ name: 'Rechnungen', inputs: cases[workedExample], spreads: defaultSpreads });
  const inputs = [
    { path: leadKinds.contact.path, body: { ...message, calculation } },
    { path: leadKinds.booking.path, body: { ...message, start: starts.at(5) } },
    { path: leadKinds['white-paper'].path, body: { ...message, whitePaperId: '7' } },
    { path: leadKinds['private-equity-request'].path, body: { ...message, selectedWhitepapers: privateEquityPapers } },
    { path: leadKinds['calculation-request'].path, body: { ...message, calculation } },
    { path: leadKinds['newsletter-general'].path, body: { ...message, consent: true } },
  ];
  const answers: unknown[] = [];
  for (const { path, body } of inputs) answers.push(await jsonOf(await ask(path, { method: 'POST', body })));
  const lists = calls.filter(({ method, path }) => method === 'GET' && !/[:*]|events/.test(path));
  for (const { path } of lists) answers.push(await jsonOf(await ask(path)));
  const own = new Set(partsOf(await Promise.all(spared.map(async (path) => jsonOf(await ask(path))))));
  const ids = [...new Set(partsOf(answers))].filter((part) => part.length >= 16 || /^[127]$/.test(part));
  return [...ids.filter((id) => !own.has(id)).slice(0, 40), ...starts.slice(0, 10), calculation];
}

const partsOf = (answers: unknown) => textsOf(answers, /^[/\w.~-]{1,300}$/).flatMap((text) => text.split('/'));

async function jsonOf(answer: Response): Promise<unknown> {
  if (answer.headers.get('content-type')?.includes('json')) return answer.json();
  await answer.body?.cancel();
  return null;
}

function textsOf(value: unknown, pattern: RegExp): string[] {
  if (typeof value === 'string') return pattern.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((one) => textsOf(one, pattern))
    : [];
}
