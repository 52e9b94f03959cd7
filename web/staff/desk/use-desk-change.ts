import { useRef, useState } from 'react';
import { deskConflict } from '#contract/staff/desk.ts';
import { conflictOf } from '#web/staff/api/call.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { offerUndo } from '#web/staff/ui/undo.tsx';
import { type DeskEdit, describeEdit, inverseEdit } from './desk-edit.ts';
import { changeDesk } from './queries.ts';
import { useDeskStore } from './store.ts';

/**
 * Saves changes of a lead's state, owner and answer, each at once. One that is made while another is being saved, or
 * after one that was not, is saved together with it; so is their undo.
 */
export function useDeskChange(id: string) {
  const { api } = useStaff();
  const store = useDeskStore();
  const [wish, setWish] = useState<DeskEdit>({});
  const wished = useRef(wish);
  /** What an undo restores: as it was before the first change of the wish. */
  const before = useRef(store.desk(id));
  const { busy, failure, error, start, reset } = useChange(
    async () => {
      let after = store.desk(id);
      let saved: DeskEdit;
      do {
        saved = wished.current;
        after = await changeDesk(api, id, { version: after.version, ...saved });
        store.learn({ [id]: after });
      } while (saved !== wished.current);
      return { after, saved };
    },
    {
      onDone: ({ after, saved }) => {
        const former = inverseEdit(saved, before.current);
        offerUndo(describeEdit(saved, after), async () => {
          store.learn({ [id]: await changeDesk(api, id, { version: after.version, ...former }) });
        });
      },
      onFailed: (refused) => {
        const conflict = conflictOf(refused, deskConflict);
        if (!conflict) return;
        before.current = conflict.current;
        store.learn({ [id]: conflict.current });
        // The conflict already shows the same change.
        store.dismiss();
      },
    },
  );
  const current = conflictOf(error, deskConflict)?.current;
  return {
    /** What is being saved, or was not. */
    wish,
    busy,
    failure,
    /** What a colleague saved first, where that is why a change was refused. */
    current,
    change: (edit: DeskEdit) => {
      const joins = busy || (error && !current);
      if (!joins) before.current = store.desk(id);
      wished.current = joins ? { ...wished.current, ...edit } : edit;
      setWish(wished.current);
      start();
    },
    retry: () => start(),
    leave: reset,
  };
}
