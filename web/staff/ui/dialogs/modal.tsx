import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

type Props = {
  /** Id of the heading that names the dialog. */
  labelledBy: string;
  onClose: () => void;
  className: string;
  /** Whether it stands beside what it belongs to, which stays in reach, and not over it. */
  beside?: boolean;
  children: ReactNode;
};

/**
 * A native dialog that is open as long as it is rendered; Escape and a click beside a modal one ask to close. The
 * browser keeps focus inside and gives it back afterwards. What is in it stays when `beside` changes.
 */
export function Modal({ labelledBy, onClose, className, beside = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** Hidden with its tab, or gone: nobody has closed it. */
  const isHidden = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // A ring round all of it is for those who came by keys.
    element.dataset.keys = String(document.activeElement?.matches('button:focus-visible, a:focus-visible') ?? false);
    if (beside) element.open = true;
    else element.showModal();
    // As the browser does for a modal one; what is read next is in it, and Escape leads out of it.
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, by the platform
    <dialog
      ref={dialog}
      tabIndex={beside ? -1 : undefined}
      aria-labelledby={labelledBy}
      className={className}
      data-beside={beside}
      onClose={() => {
        // Strict mode closes and reopens in one go; only a dialog that stayed closed counts.
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

/** What lies over the page prints one sheet and ends there: while it is printed, a modal dialog is part of the page. */
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

/** A box over the page, under its own heading. */
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
