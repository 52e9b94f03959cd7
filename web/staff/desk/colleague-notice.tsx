import type { Desk } from '#contract/staff/desk.ts';
import { stateNames } from './states.tsx';
import { useDeskStore, useNotice } from './store.ts';

/** What somebody changed on a lead, each change in a sentence. */
export function sentencesOf(before: Desk, after: Desk): string[] {
  const who = after.changedBy?.name || 'Jemand';
  const changes = [
    before.state !== after.state && `den Stand gerade auf „${stateNames[after.state]}“ gesetzt.`,
    before.owner?.id !== after.owner?.id &&
      (after.owner ? `gerade ${after.owner.name} als zuständig eingetragen.` : 'die Zuständigkeit gerade aufgehoben.'),
    (before.answeredAt === null) !== (after.answeredAt === null) &&
      (after.answeredAt
        ? 'die Anfrage gerade als beantwortet vermerkt.'
        : 'den Vermerk „beantwortet“ gerade entfernt.'),
  ].filter((one) => one !== false);
  return changes.map((one) => `${who} hat ${one}`);
}

/**
 * Says what a colleague changed on the open lead, whose fields follow by themselves, until it is dismissed. It stands
 * where it moves nothing that one reads: at the panel's lower edge.
 */
export function ColleagueNotice({ id }: { id: string }) {
  const store = useDeskStore();
  const sentences = useNotice(id);
  return (
    <div role="status">
      {sentences.length > 0 && (
        <div className="flex items-start gap-x-3 border-t border-line bg-warning-wash py-1 pr-3 pl-6 text-warning">
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
            onClick={store.dismiss}
            className="tool-target shrink-0 px-2 font-semibold underline underline-offset-4"
          >
            Verstanden
          </button>
        </div>
      )}
    </div>
  );
}
