import type { ReactNode } from 'react';

type Props = {
  /** Id of the heading that names the dialog. */
  titleId: string;
  title: string;
  /** Identifies the content: another one starts at its top, while the buttons around it keep focus. */
  of?: string;
  subtitle?: ReactNode;
  /** Buttons for the neighbours, next to the title. */
  steps?: ReactNode;
  /** Between the content and the buttons. */
  notice?: ReactNode;
  buttons: ReactNode;
  children: ReactNode;
};

/** A panel's content between its title and its buttons, both always visible; on low screens only the buttons are. */
export function PanelContent({ titleId, title, of, subtitle, steps, notice, buttons, children }: Props) {
  return (
    <div className="flex h-full flex-col short:h-auto short:min-h-full">
      <header className="border-b border-line px-6 pt-3.5 pb-3 max-sm:px-4">
        <div className="flex flex-wrap items-start gap-1">
          <h2
            id={titleId}
            className="min-w-[min(100%,7em)] flex-1 text-[1.5rem] leading-[1.15] tracking-[-0.025em] wrap-anywhere"
          >
            <bdi className="line-clamp-3 short:line-clamp-none">{title}</bdi>
          </h2>
          {steps && <div className="-mt-0.5 -mr-2 ml-auto flex shrink-0">{steps}</div>}
        </div>
        <div className="mt-0.5 flex min-h-5 flex-wrap items-center gap-x-3 text-muted">{subtitle}</div>
      </header>
      <section
        key={of}
        aria-labelledby={titleId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long messages must be scrollable by keyboard
        tabIndex={0}
        // Relative, so that what is positioned inside does not make the panel itself scroll.
        className="@container relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-4 outline-offset-[-3px] max-sm:px-4 short:flex-none short:overflow-visible"
      >
        {children}
      </section>
      {notice}
      <footer className="flex max-h-[40dvh] flex-wrap items-center gap-2 overflow-y-auto max-sm:gap-1.5 border-t-[1.5px] border-text px-6 py-3 max-sm:px-4 short:sticky short:bottom-0 short:bg-white">
        {buttons}
      </footer>
    </div>
  );
}
