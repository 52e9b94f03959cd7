import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

type Props = {
  /** Id of the heading that names the dialog. */
  labelledBy: string;
  onClose: () => void;
  className: string;
  /** Whether it is shown non-modally beside the content it belongs to, instead of over it. */
  beside?: boolean;
  children: ReactNode;
};

/**
 * A native dialog, open while rendered. Escape and a click outside a modal one call `onClose`. The browser traps and
 * restores focus. Its content stays mounted when `beside` changes.
 */
export function Modal({ labelledBy, onClose, className, beside = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** Hidden with its tab, or unmounted: not closed by the user. */
  const isHidden = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // The focus ring around the dialog is shown only to keyboard users.
    element.dataset.keys = String(document.activeElement?.matches('button:focus-visible, a:focus-visible') ?? false);
    if (beside) element.open = true;
    else element.showModal();
    // As browsers do for modal dialogs: reading continues inside, and Escape closes it.
    if (beside) element.focus({ preventScroll: true });
    isHidden.current = false;
    const stopPrinting = beside ? undefined : printedWhole(element);
    return () => {
      isHidden.current = true;
      stopPrinting?.();
      element.close();
    };
  }, [beside]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: browsers close it on Escape
    <dialog
      ref={dialog}
      tabIndex={beside ? -1 : undefined}
      aria-labelledby={labelledBy}
      className={className}
      data-beside={beside}
      onClose={() => {
        // Strict mode closes and reopens it synchronously; only a dialog that stays closed counts.
        if (!isHidden.current && !dialog.current?.open) onClose();
      }}
      onClick={(event) => {
        if (!beside && event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}

/** Printing cuts a modal dialog off after one page, so it is part of the page while printing. */
function printedWhole(dialog: HTMLDialogElement): () => void {
  let focused: Element | null = null;
  const lower = () => {
    focused = document.activeElement;
    dialog.close();
    dialog.open = true;
  };
  const raise = () => {
    dialog.close();
    dialog.showModal();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
  window.addEventListener('beforeprint', lower);
  window.addEventListener('afterprint', raise);
  return () => {
    window.removeEventListener('beforeprint', lower);
    window.removeEventListener('afterprint', raise);
  };
}

type BoxProps = { title: string; onClose: () => void; children: ReactNode };

/** A box over the page with its own heading. */
export function ModalBox({ title, onClose, children }: BoxProps) {
  const id = useId();
  return (
    <Modal
      labelledBy={id}
      onClose={onClose}
      className="w-[min(32rem,100%-1.5rem)] max-w-none rounded-panel bg-white shadow-float"
    >
      <div className="p-5 sm:p-7">
        <h2 id={id} className="text-[1.35rem]">
          {title}
        </h2>
        {children}
      </div>
    </Modal>
  );
}
