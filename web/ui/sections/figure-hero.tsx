import type { ReactElement, ReactNode } from 'react';

type Props = {
  texts: { eyebrow?: string; title: string; lead: string };
  /** The one figure of the page, and what it counts. */
  figure: string;
  unit: ReactNode;
  /** Drawn below the figure, as wide as the sheet. */
  underline?: ReactElement;
  /** A drawing over the full width of the sheet, below the words. */
  plate?: ReactElement;
  actions?: ReactNode;
};

/** The top of a page that one figure decides: the figure as large as the sheet allows, what it means, the way in. */
export function FigureHero({ texts, figure, unit, underline, plate, actions }: Props) {
  return (
    <section className="overflow-clip pt-28 pb-near">
      <div className="wrap">
        {texts.eyebrow && <p className="eyebrow text-muted">{texts.eyebrow}</p>}
        <h1 className="max-w-[15.9em] text-section">{texts.title}</h1>
        <p className="tabular mt-7 font-display text-[min(17.2vw,38svh,16.4rem)] leading-none font-semibold tracking-tighter">
          {/* Whole as a rule; before its unit it breaks where letters are set wider (WCAG 1.4.12). */}
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
