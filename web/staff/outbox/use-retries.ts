import { useCallback, useEffect, useRef, useState } from 'react';
import { adminPaths } from '#contract/staff/contacts.ts';
import { maxOutcomes, type OutboxAnswer, type OutboxMail, type OutboxOutcomes } from '#contract/staff/outbox.ts';
import { isExpired, sentenceFor } from '#web/staff/api.ts';
import { useStaff } from '#web/staff/staff-context.ts';

/** Milliseconds between two questions, and how many are asked: a mail server may take a minute to refuse. */
const pause = 1000;
const longestWait = 90;

/** What became of a mail that was sent again; `late` where nobody knows yet and no more is asked. */
export type Outcome =
  | { kind: 'under-way'; attempts: number }
  | { kind: 'late' }
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'failed'; attempts: number; lastError: string };
type Outcomes = ReadonlyMap<string, Outcome>;
type Counts = OutboxOutcomes['counts'];
const none: Outcomes = new Map();

/**
 * Sends mails again and asks in the background what became of them. All of it is about one list: another one begins anew.
 * @param onChanged told when a mail was delivered or failed again, so that other figures follow
 */
export function useRetries(list: OutboxAnswer | null, onChanged: () => void) {
  const { api } = useStaff();
  const [known, setKnown] = useState<{ list: OutboxAnswer | null; outcomes: Outcomes; counts: Counts | null }>();
  const [error, setError] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const left = useRef(0);
  const changed = useRef(onChanged);
  changed.current = onChanged;
  const outcomes = known?.list === list ? known.outcomes : none;
  const counts = known?.list === list ? known.counts : null;
  const waiting = [...outcomes].flatMap(([id, { kind }]) => (kind === 'under-way' ? id : [])).slice(0, maxOutcomes);
  const ids = waiting.join(',');

  const learn = useCallback(
    (learned: Iterable<readonly [string, Outcome]>, newCounts?: Counts) =>
      setKnown((before) => {
        const same = before?.list === list ? before : null;
        return {
          list,
          outcomes: new Map([...(same?.outcomes ?? none), ...learned]),
          counts: newCounts ?? same?.counts ?? null,
        };
      }),
    [list],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks once
  useEffect(() => {
    if (!ids) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      left.current -= 1;
      const path = `${adminPaths.outboxOutcomes}?ids=${ids}`;
      // What fails is asked again by the next round.
      const answer = await api.call(path, { background: true, signal: abort.signal }).catch(() => null);
      if (abort.signal.aborted) return;
      const told = answer as OutboxOutcomes | null;
      const learned = told ? ids.split(',').flatMap((id) => settled(id, outcomes.get(id), told.outcomes[id])) : [];
      if (told) learn(learned, told.counts);
      if (learned.length > 0) changed.current();
      if (left.current <= 0) learn(ids.split(',').map((id) => [id, { kind: 'late' }]));
      setRound((before) => before + 1);
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, ids, round]);

  async function send(mails: readonly OutboxMail[], path: string): Promise<void> {
    const started = mails.map(({ id, attempts }): [string, Outcome] => {
      const before = outcomes.get(id);
      return [id, { kind: 'under-way', attempts: before && 'attempts' in before ? before.attempts : attempts }];
    });
    setError(null);
    left.current = longestWait;
    learn(started);
    try {
      await api.call(path, { method: 'POST' });
      changed.current();
    } catch (failure) {
      learn(mails.map(({ id }) => [id, outcomes.get(id) ?? { kind: 'late' }]));
      if (!isExpired(failure)) setError(sentenceFor(failure));
    }
  }

  return {
    outcomes,
    counts,
    error,
    retry: (mail: OutboxMail) => send([mail], `${adminPaths.outbox}/${encodeURIComponent(mail.id)}/retry`),
    /** All that were given up or wait after a failure, shown or not. */
    retryAll: (mails: readonly OutboxMail[]) => send(mails, adminPaths.outboxRetry),
  };
}

/** What a mail's state says that was not known before. */
function settled(id: string, before: Outcome | undefined, now: OutboxOutcomes['outcomes'][string] | undefined) {
  const outcome: Outcome | null = !now
    ? { kind: 'gone' }
    : now.state === 'sent'
      ? { kind: 'sent' }
      : before?.kind === 'under-way' && now.attempts > before.attempts
        ? { kind: 'failed', attempts: now.attempts, lastError: now.lastError }
        : null;
  return outcome ? [[id, outcome] as const] : [];
}
