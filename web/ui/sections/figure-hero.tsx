import type { ReactElement, ReactNode } from 'react';

type Props = {
  texts: { eyebrow?: string; title: string; lead: string };
  /** The page's central figure, and its unit. */
  figure: string;
  unit: ReactNode;
  /** Drawn below the figure, at full width. */
  underline?: ReactElement;
  /** A full-width drawing below the text. */
  plate?: ReactElement;
  actions?: ReactNode;
};

/** Hero of a page about a single figure: the figure as large as possible, what it means, and the call to action. */
export function FigureHero({ texts, figure, unit, underline, plate, actions }: Props) {
  return (
    <section className="overflow-clip pt-28 pb-near">
      <div className="wrap">
        {texts.eyebrow && <p className="eyebrow text-muted">{texts.eyebrow}</p>}
        <h1 className="max-w-[15.9em] text-section">{texts.title}</h1>
        <p className="tabular mt-7 font-display text-[min(17.2vw,38svh,16.4rem)] leading-none font-semibold tracking-tighter">
          {/* Normally on one line; with wider letter spacing it may break before its unit (WCAG 1.4.12). */}
          {figure.replace('\u00a0', ' ')}
        </p>
        {underline && <div className="mt-6">{underline}</div>}
        <div className="mt-8 grid gap-x-6 gap-y-6 sheet:grid-cols-12">
          <p className="tabular text-meta text-muted sheet:col-span-2">{unit}</p>
          <p className="max-w-[28.2em] text-lead sheet:col-span-6">{texts.lead}</p>
          {actions && (
            <div className="flex flex-wrap content-start gap-2 max-sm:*:w-full sheet:col-span-4 sheet:justify-end">
              {actions}
            </div>
          )}
        </div>
        {plate && <div className="mt-8">{plate}</div>}
      </div>
    </section>
  );
}
