import type { Desk } from '#contract/staff/desk.ts';
import { stateNames } from './states.tsx';
import { useDeskStore, useNotice } from './store.ts';

/** What somebody changed on a lead, each change in a sentence. */
export function sentencesOf(before: Desk, after: Desk): string[] {
  const who = after.changedBy?.name ?? '';
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
 * where it moves nothing that one reads: at the drawer's lower edge; over the panel beside the list, whose own edge may
 * be out of sight.
 */
export function ColleagueNotice({ id }: { id: string }) {
  const store = useDeskStore();
  const sentences = useNotice(id);
  return (
    <div role="status">
      {sentences.length > 0 && (
        <div className="flex items-start gap-x-3 border-t border-line bg-warning-wash py-1.5 pr-3 pl-6 text-warning min-[84rem]:fixed min-[84rem]:right-8 min-[84rem]:bottom-[5.6rem] min-[84rem]:w-96 min-[84rem]:rounded-xl min-[84rem]:border min-[84rem]:shadow-float">
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
            className="min-h-11 shrink-0 px-2 font-semibold underline underline-offset-4"
          >
            Verstanden
          </button>
        </div>
      )}
    </div>
  );
}
