import type { ReactElement, ReactNode } from 'react';

type Props = {
  texts: { eyebrow?: string; title: string; lead: string };
  /** The one figure of the page, and what it counts. */
  figure: string;
  unit: ReactNode;
  /** Drawn below the figure, as wide as the sheet. */
  underline?: ReactElement;
  actions?: ReactNode;
};

/** The top of a page that one figure decides: the figure as large as the sheet allows, what it means, the way in. */
export function FigureHero({ texts, figure, unit, underline, actions }: Props) {
  return (
    <section className="overflow-clip pt-[clamp(6.5rem,9vw,8rem)] pb-[clamp(3rem,6vw,5rem)]">
      <div className="wrap">
        {texts.eyebrow && <p className="eyebrow text-muted">{texts.eyebrow}</p>}
        <h1 className="max-w-[24ch] text-section">{texts.title}</h1>
        <p className="tabular mt-[clamp(1rem,3vw,2.5rem)] font-display text-[clamp(3.6rem,min(19.4vw,38svh),17.5rem)] leading-[0.84] font-[620] tracking-[-0.055em] whitespace-nowrap">
          {figure}
        </p>
        {underline && <div className="mt-[clamp(1rem,2.5vw,2rem)]">{underline}</div>}
        <div className="mt-8 grid gap-x-6 gap-y-6 sheet:grid-cols-12">
          <p className="tabular text-meta text-muted sheet:col-span-2">{unit}</p>
          <p className="max-w-[44ch] text-lead text-pretty sheet:col-span-6">{texts.lead}</p>
          {actions && (
            <div className="flex flex-wrap content-start gap-3 max-sm:*:w-full sheet:col-span-4 sheet:justify-end">
              {actions}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
