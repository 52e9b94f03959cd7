import type { BulkAnswer } from '#contract/staff/desk.ts';
import { InputRefused } from '#web/staff/api/call.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { type DeskEdit, inverseEdit } from '#web/staff/desk/desk-edit.ts';
import { changeDesks, selectionFile } from '#web/staff/desk/queries.ts';
import { useDeskStore } from '#web/staff/desk/store.ts';
import { openDownload } from '#web/staff/ui/download-button.tsx';
import { offerUndo } from '#web/staff/ui/undo.tsx';

const contacts = (count: number) => (count === 1 ? '1 Kontakt' : `${germanNumber(count)} Kontakte`);
const withContacts = (count: number) => (count === 1 ? '1 Kontakt' : `${germanNumber(count)} Kontakten`);

type BulkChange = { edit: DeskEdit; title: string };

/** Changes all selected leads with one call, and offers to undo it. */
export function useBulkChange() {
  const { api } = useStaff();
  const store = useDeskStore();

  /** Stores the new state of each lead. */
  function learn({ done, conflicts }: BulkAnswer): void {
    const after = [
      ...done.map(({ id, desk }) => [id, desk] as const),
      ...conflicts.map(({ id, current }) => [id, current] as const),
    ];
    store.learn(Object.fromEntries(after));
    store.recount();
  }
  async function takeBack({ done }: BulkAnswer, edit: DeskEdit): Promise<void> {
    const items = done.map(({ id, desk, before }) => ({ id, version: desk.version, ...inverseEdit(edit, before) }));
    const undone = await changeDesks(api, items);
    learn(undone);
    const left = undone.conflicts.length + undone.gone.length;
    if (left > 0) throw new InputRefused(`Bei ${withContacts(left)} war inzwischen jemand schneller.`);
  }
  const change = useChange(
    async ({ edit }: BulkChange) => {
      const items = [...store.selected.get()].map((id) => ({ id, version: store.desk(id).version, ...edit }));
      const answer = await changeDesks(api, items);
      learn(answer);
      // Leads that were not changed stay selected for another look.
      store.select(answer.conflicts.map(({ id }) => id));
      return answer;
    },
    {
      onDone: (answer, { edit, title }) => {
        if (answer.done.length === 0) return;
        offerUndo(`${title}: ${contacts(answer.done.length)}`, () => takeBack(answer, edit));
      },
    },
  );
  const failed = change.failure && { title: 'Die Kontakte wurden nicht geändert.', detail: change.failure };
  return {
    busy: change.busy,
    start: change.start,
    problem: failed ?? (change.output ? problemOf(change.output) : null),
  };
}

/** The message about leads that were not changed. */
function problemOf({ conflicts, gone }: BulkAnswer): { title: string; detail: string } | null {
  const left = conflicts.length || gone.length;
  if (left === 0) return null;
  const one = left === 1;
  const overtaken = `Jemand war inzwischen schneller. Die Liste zeigt den neuen Stand; ${one ? 'der Kontakt bleibt' : 'die Kontakte bleiben'} ausgewählt.`;
  const erased = one ? 'Es gibt ihn nicht mehr.' : 'Es gibt sie nicht mehr.';
  return { title: `${contacts(left)} nicht geändert.`, detail: conflicts.length > 0 ? overtaken : erased };
}

/** A CSV file of all selected leads. */
export function useSelectionFile() {
  const { api } = useStaff();
  const store = useDeskStore();
  return useChange(() => selectionFile(api, [...store.selected.get()]), { onDone: (url) => openDownload(url) });
}
