import type { Desk } from '#contract/staff/desk.ts';
import { stateNames } from './states.tsx';
import { useDeskStore, useNotice } from './store.ts';

/** One sentence for each change that somebody made to a lead. */
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
 * Says what a colleague changed on the open lead, whose fields update by themselves, until it is dismissed. At the
 * panel's lower edge, so that nothing moves while staff read.
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
              // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence may occur twice
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
