import type { ReactNode } from 'react';
import { UndoBar } from '#web/staff/ui/undo.tsx';
import { panelRoom, useRoom } from '#web/staff/ui/use-room.ts';
import { Modal } from './modal.tsx';

type Props = {
  /** Id of the heading that names it. */
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
};

/** Details of one thing: of full height beside the list that stays in reach, or over it where there is no room. */
export function Panel({ labelledBy, onClose, children }: Props) {
  const beside = useRoom(panelRoom);
  return (
    <Modal labelledBy={labelledBy} onClose={onClose} beside={beside} className="panel">
      {children}
      {!beside && <UndoBar className="bottom-20" />}
    </Modal>
  );
}
