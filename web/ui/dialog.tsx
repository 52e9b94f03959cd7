import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { LineIcon } from './icons/line-icon.tsx';

type Props = {
  title: ReactNode;
  lead?: string | null;
  closeLabel: string;
  /** While true the dialog cannot be closed: the visitor must see the outcome of a pending action. */
  locked?: boolean;
  /** Called on a click on the backdrop; return false if closing would lose input. */
  closesOnBackdrop?: () => boolean;
  /** Receives the focus on closing. */
  opener?: HTMLElement | null;
  /** Puts the initial focus on the title, for dialogs with content before the first field. */
  fromTop?: boolean;
  /** Actions that stay visible below the scrolling content. */
  footer?: ReactNode;
  onClosed: () => void;
  children: ReactNode;
};

/**
 * A modal dialog based on the native element: traps focus, closes on Esc, makes the page behind it inert. Full-screen
 * on narrow screens. Mounting it opens it; `onClosed` requests unmounting.
 */
export function Dialog({
  title,
  lead,
  closeLabel,
  locked = false,
  closesOnBackdrop = () => true,
  opener,
  fromTop = false,
  footer,
  onClosed,
  children,
}: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    if (fromTop) return dialog.querySelector('h2')?.focus();
    // On touch screens focusing a field would open the on-screen keyboard over the dialog.
    if (window.matchMedia('(hover: hover)').matches)
      dialog.querySelector<HTMLElement>('[name]:not([type=hidden], [tabindex])')?.focus();
  }, [fromTop]);

  const closed = () => {
    // Browsers close a dialog on a second Esc regardless of preventDefault.
    if (locked) return ref.current?.showModal();
    onClosed();
    if (opener?.isConnected) opener.focus({ preventScroll: true });
  };
  const outside = (event: MouseEvent) => event.target === ref.current;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard equivalent is Esc
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      aria-describedby={lead ? `${titleId}lead` : undefined}
      onClose={closed}
      onCancel={(event) => locked && event.preventDefault()}
      onMouseDown={(event) => {
        pressedOutside.current = outside(event);
      }}
      onClick={(event) => {
        // Both ends of the click must be on the backdrop: a text selection may end there.
        if (outside(event) && pressedOutside.current && closesOnBackdrop() && !locked) ref.current?.close();
      }}
      // Flex column: in WebKit a percentage height (`h-full`) inside an auto-height dialog computes to 0.
      className="m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-hidden short:overflow-y-auto bg-white text-text opacity-100 shadow-panel transition-[opacity,translate] duration-200 backdrop:bg-ink/70 open:flex sm:m-auto sm:h-fit sm:max-h-[calc(100dvh-3rem)] sm:w-[min(42rem,100%-3rem)] sm:rounded-panel starting:open:translate-y-3 starting:open:opacity-0"
    >
      <div className="on-ink flex items-center gap-4 bg-ink-2 py-2 pr-3 pl-5 text-white sm:py-4 sm:pr-4 sm:pl-8">
        <h2
          id={titleId}
          tabIndex={fromTop ? -1 : undefined}
          className="min-w-0 grow text-item focus-visible:outline-none"
        >
          {title}
        </h2>
        <button
          type="button"
          aria-label={closeLabel}
          aria-disabled={locked || undefined}
          onClick={() => !locked && ref.current?.close()}
          className="grid size-11 shrink-0 place-items-center self-start rounded-control text-mist transition-colors hover:bg-white/10 hover:text-white aria-disabled:opacity-40"
        >
          <LineIcon box={20} weight={1.75} round d="m4.5 4.5 11 11m0-11-11 11" />
        </button>
      </div>
      {/* On short screens the whole dialog scrolls, because a fixed header would leave no room. Positioned, because
          visually hidden content would otherwise make the dialog itself scroll. */}
      <div className="relative min-h-0 grow overflow-y-auto overscroll-contain short:min-h-fit short:overflow-visible px-5 py-6 sm:px-8 sm:py-7">
        {lead && (
          <p id={`${titleId}lead`} className="mb-5 text-[0.95rem] leading-normal">
            {lead}
          </p>
        )}
        {children}
      </div>
      {footer && <div className="border-t border-line px-5 py-3 sm:px-8 sm:py-4">{footer}</div>}
    </dialog>
  );
}
