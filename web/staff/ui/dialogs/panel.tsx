import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { UndoBar } from '#web/staff/ui/undo.tsx';
import { panelRoom, useRoom } from '#web/staff/ui/use-room.ts';
import { Modal } from './modal.tsx';

type Props = {
  /** Id of the heading that names the panel. */
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
};

/** Details of one item: full height beside the list, which stays usable, or over it where there is no room. */
export function Panel({ labelledBy, onClose, children }: Props) {
  const beside = useRoom(panelRoom);
  const hear = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog:modal')) onClose();
  });
  useEffect(() => {
    // A modal dialog handles Escape itself.
    if (!beside) return;
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [beside]);
  return (
    <Modal labelledBy={labelledBy} onClose={onClose} beside={beside} className="panel">
      {children}
      {!beside && <UndoBar className="bottom-20" />}
    </Modal>
  );
}
