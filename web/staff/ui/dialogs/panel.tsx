import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { UndoBar } from '#web/staff/ui/undo.tsx';
import { panelMinWidth, useMinWidth } from '#web/staff/ui/use-min-width.ts';
import { Modal } from './modal.tsx';

type Props = {
  /** Id of the heading that names the panel. */
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
};

/** Details of one item: full height beside the list, which stays usable, or over it where there is no room. */
export function Panel({ labelledBy, onClose, children }: Props) {
  const beside = useMinWidth(panelMinWidth);
  const onKeyDown = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog:modal')) onClose();
  });
  useEffect(() => {
    // A modal dialog handles Escape itself.
    if (!beside) return;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
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
