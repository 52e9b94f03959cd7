import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { maxOutcomes, type OutboxMail, type OutboxOutcomes } from '#contract/staff/outbox.ts';
import { failureOf } from '#web/staff/api/call.ts';
import { loadAnew } from '#web/staff/api/query-client.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { outcomesOf, retryMail, retryMails } from './queries.ts';

/** Polling interval in milliseconds, and the maximum number of polls: a mail server may take a minute to reject. */
const pause = 1000;
const longestWait = 90;

/** Outcome of a mail that was sent again; `late` if it is unknown and polling has stopped. */
export type RetryOutcome =
  | { kind: 'under-way'; attempts: number; asked: number }
  | { kind: 'late' }
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'failed'; attempts: number; lastError: string };
type Known = { outcomes: Readonly<Record<string, RetryOutcome>>; counts: OutboxOutcomes['counts'] | null };
type Sent = { mails: readonly OutboxMail[]; send: () => Promise<unknown> };

/**
 * Sends mails again and polls for their outcomes in the background.
 * @param list identifies the list; another list starts from scratch
 */
export function useRetries(list: readonly unknown[]) {
  const { api } = useStaff();
  const client = useQueryClient();
  const key = ['retries', ...list];
  const { data: known } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<Known> => {
      const ids = underWay(latest()).slice(0, maxOutcomes);
      // A failed poll is repeated in the next round.
      const answer = await outcomesOf(api, ids, signal).catch(() => null);
      const before = latest();
      const learned = ids.map((id) => [id, next(before.outcomes[id], answer, id)] as const);
      if (learned.some(([, { kind }]) => kind !== 'under-way')) countAnew();
      return {
        outcomes: { ...before.outcomes, ...Object.fromEntries(learned) },
        counts: answer?.counts ?? before.counts,
      };
    },
    initialData: none,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data && underWay(state.data).length > 0 ? pause : false),
    refetchIntervalInBackground: true,
  });
  const latest = () => client.getQueryData<Known>(key) ?? none;
  const countAnew = () => void loadAnew(client, ['statistics']);
  const note = (outcomes: Iterable<readonly [string, RetryOutcome]>) =>
    client.setQueryData<Known>(key, ({ counts, outcomes: before } = none) => ({
      counts,
      outcomes: { ...before, ...Object.fromEntries(outcomes) },
    }));

  const { error, mutate } = useMutation({
    mutationFn: ({ send }: Sent) => send(),
    onMutate: ({ mails }) => {
      const before = latest().outcomes;
      note(
        mails.map((mail) => [mail.id, { kind: 'under-way', attempts: attemptsOf(mail, before[mail.id]), asked: 0 }]),
      );
      return before;
    },
    onSuccess: countAnew,
    onError: (_, { mails }, before) => note(mails.map(({ id }) => [id, before?.[id] ?? { kind: 'late' }])),
  });
  return {
    ...known,
    /** The sentence for a failed request, or null. */
    error: failureOf(error),
    retry: (mail: OutboxMail) => mutate({ mails: [mail], send: () => retryMail(api, mail.id) }),
    /** All mails that are parked or waiting after a failure, whether shown or not. */
    retryAll: (mails: readonly OutboxMail[]) => mutate({ mails, send: () => retryMails(api) }),
  };
}

const none: Known = { outcomes: {}, counts: null };

function underWay({ outcomes }: Known): string[] {
  return Object.entries(outcomes).flatMap(([id, { kind }]) => (kind === 'under-way' ? id : []));
}

function attemptsOf(mail: OutboxMail, before: RetryOutcome | undefined): number {
  return before && 'attempts' in before ? before.attempts : mail.attempts;
}

/** The outcome after one more poll. @param answer null if the poll failed */
function next(before: RetryOutcome | undefined, answer: OutboxOutcomes | null, id: string): RetryOutcome {
  if (before?.kind !== 'under-way') return before ?? { kind: 'late' };
  const now = answer?.outcomes[id];
  if (answer && !now) return { kind: 'gone' };
  if (now?.state === 'sent') return { kind: 'sent' };
  if (now && now.attempts > before.attempts)
    return { kind: 'failed', attempts: now.attempts, lastError: now.lastError };
  return before.asked + 1 < longestWait ? { ...before, asked: before.asked + 1 } : { kind: 'late' };
}
