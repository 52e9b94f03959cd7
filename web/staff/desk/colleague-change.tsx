import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Desk } from '#contract/staff/desk.ts';
import { useStaff } from '#web/staff/staff-context.ts';
import { stateNames } from './states.tsx';
import { useDeskStore } from './store.ts';

/** Milliseconds in which nobody has read a notice. */
const unread = 3000;

type Told = { id: string; sentences: string[]; before: Desk; at: number };

export type ColleagueChanges = {
  /** What colleagues changed on the open lead and nobody has dismissed yet, oldest first. */
  sentences: readonly string[];
  dismiss: () => void;
  /** The version that a change made at this moment is made on: of what stood before a notice that nobody can have read yet. */
  version: () => number;
};

/** Keeps what colleagues change on a lead while one has it open: the fields follow by themselves, which one may not see. */
export function useColleagueChanges(id: string): ColleagueChanges {
  const { session } = useStaff();
  const store = useDeskStore();
  const [told, setTold] = useState<Told | null>(null);
  const latest = useRef<Told | null>(null);
  const put = useCallback((next: Told | null) => {
    latest.current = next;
    setTold(next);
  }, []);

  useEffect(() => {
    let before = store.desk(id);
    put(null);
    return store.subscribe(() => {
      const after = store.desk(id);
      if (after.version === before.version) return;
      if (after.changedBy && after.changedBy.name !== session.username) {
        const sentences = [...(latest.current?.sentences ?? []), ...sentencesOf(before, after)];
        put({ id, sentences, before, at: performance.now() });
      }
      before = after;
    });
  }, [id, put, session.username, store]);

  const dismiss = useCallback(() => put(null), [put]);
  const version = useCallback(() => {
    const { current } = latest;
    const isUnread = current?.id === id && performance.now() - current.at < unread;
    return isUnread ? current.before.version : store.desk(id).version;
  }, [id, store]);
  return useMemo(
    () => ({ sentences: told?.id === id ? told.sentences : [], dismiss, version }),
    [dismiss, id, told, version],
  );
}

function sentencesOf(before: Desk, after: Desk): string[] {
  const who = after.changedBy?.name ?? '';
  const said = [
    before.state !== after.state && `den Stand gerade auf „${stateNames[after.state]}“ gesetzt.`,
    before.owner?.id !== after.owner?.id &&
      (after.owner ? `gerade ${after.owner.name} als zuständig eingetragen.` : 'die Zuständigkeit gerade aufgehoben.'),
    (before.answeredAt === null) !== (after.answeredAt === null) &&
      (after.answeredAt
        ? 'die Anfrage gerade als beantwortet vermerkt.'
        : 'den Vermerk „beantwortet“ gerade entfernt.'),
  ].filter((one) => one !== false);
  return said.map((one) => `${who} hat ${one}`);
}

/**
 * Says it until it is dismissed, where it moves nothing that one reads: at the drawer's lower edge; over the panel beside the
 * list, whose own edge may be out of sight.
 */
export function ColleagueNotice({ sentences, dismiss }: Pick<ColleagueChanges, 'sentences' | 'dismiss'>) {
  return (
    <div role="status">
      {sentences.length > 0 && (
        <div className="colleague-notice flex items-start gap-x-3 border-line bg-warning-wash py-1.5 pr-3 pl-6 text-warning border-t">
          <p className="min-w-0 flex-1 py-2 wrap-anywhere">
            {sentences.slice(-3).map((sentence, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice
              <bdi key={place} className="block">
                {sentence}
              </bdi>
            ))}
          </p>
          <button
            type="button"
            onClick={dismiss}
            className="min-h-11 shrink-0 px-2 font-semibold underline underline-offset-4"
          >
            Verstanden
          </button>
        </div>
      )}
    </div>
  );
}
