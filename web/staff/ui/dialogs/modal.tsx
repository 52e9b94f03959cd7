import { type ReactNode, useLayoutEffect, useRef } from 'react';

type Props = {
  /** Id of the heading that names the dialog. */
  labelledBy: string;
  onClose: () => void;
  className: string;
  children: ReactNode;
};

/**
 * A native modal dialog that is open as long as it is rendered; Escape and a click beside it ask to close.
 * The browser keeps focus inside and gives it back afterwards.
 */
export function Modal({ labelledBy, onClose, className, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, by the platform
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      className={className}
      onClose={() => {
        // Strict mode closes and reopens in one go; only a dialog that stayed closed counts.
        if (!dialog.current?.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
