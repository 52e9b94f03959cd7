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
  const { busy, failure, error, start, reset } = useChange(
    async () => {
      const before = store.desk(id);
      let after = before;
      let saved: DeskEdit;
      do {
        saved = wished.current;
        after = await changeDesk(api, id, { version: after.version, ...saved });
        store.learn({ [id]: after });
      } while (saved !== wished.current);
      return { before, after, saved };
    },
    {
      onDone: ({ before, after, saved }) =>
        offerUndo(describeEdit(saved, after), async () => {
          const undone = await changeDesk(api, id, { version: after.version, ...inverseEdit(saved, before) });
          store.learn({ [id]: undone });
        }),
      onFailed: (refused) => {
        const conflict = conflictOf(refused, deskConflict);
        if (!conflict) return;
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
      wished.current = busy || (error && !current) ? { ...wished.current, ...edit } : edit;
      setWish(wished.current);
      start();
    },
    retry: () => start(),
    leave: reset,
  };
}
