import type { ReactNode } from 'react';

type Props = {
  /** Id for the heading, by which the dialog is named. */
  titleId: string;
  title: string;
  /** Names what is shown: the next one begins at its top, while the buttons around it keep the keyboard. */
  of?: string;
  subtitle?: ReactNode;
  /** Beside the title: the ways to neighbours. */
  steps?: ReactNode;
  /** Between what is read and the buttons. */
  notice?: ReactNode;
  buttons: ReactNode;
  children: ReactNode;
};

/** What is read in a drawer, between its name and its buttons, which stay in sight. */
export function DrawerContent({ titleId, title, of, subtitle, steps, notice, buttons, children }: Props) {
  return (
    <div className="flex h-full flex-col">
      <header className="border-b border-line py-3 pr-3 pl-6">
        <div className="flex items-start gap-1">
          <h2 id={titleId} className="min-w-0 flex-1 py-2 text-[1.35rem] leading-tight wrap-anywhere">
            <bdi className="line-clamp-3">{title}</bdi>
          </h2>
          {steps}
        </div>
        <div className="flex min-h-6 flex-wrap items-center gap-x-3 text-muted">{subtitle}</div>
      </header>
      <section
        key={of}
        aria-labelledby={titleId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long messages scroll with the keyboard
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-5"
      >
        {children}
      </section>
      {notice}
      <footer className="flex flex-wrap gap-2 border-t border-line px-6 py-3">{buttons}</footer>
    </div>
  );
}
