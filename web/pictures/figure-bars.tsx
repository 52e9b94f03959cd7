import type { PaperFigure } from '#contract/white-papers/opening.ts';

type Props = {
  figure: PaperFigure;
  /** Figures beside it that have the same scale. */
  beside?: readonly PaperFigure[];
};

/** Numbers of one kind as bars on one scale, negative ones to the left of zero. Each bar has its number next to it. */
export function FigureBars({ figure: { caption, items }, beside = [] }: Props) {
  const values = items.map(({ value }) => value);
  const all = [...values, ...beside.flatMap((one) => one.items.map(({ value }) => value))];
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const percent = (value: number) => `${(((value - low) / (high - low)) * 100).toFixed(1)}%`;
  const width = (value: number) => `${((Math.abs(value) / (high - low)) * 100).toFixed(1)}%`;
  const largest = Math.max(...values.map(Math.abs));
  return (
    <figure>
      <figcaption className="border-t border-text py-3 font-semibold">{caption}</figcaption>
      <dl className="divide-y divide-line border-y border-line">
        {items.map(({ label, written, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 py-3">
            <dt>{label}</dt>
            <dd className="tabular font-semibold">{written}</dd>
            <dd aria-hidden="true" className="w-full">
              <svg width="100%" height="14" aria-hidden="true" className="mt-1 block">
                <rect
                  x={percent(Math.min(0, value))}
                  width={width(value)}
                  height="14"
                  className={Math.abs(value) === largest ? 'fill-cobalt' : 'fill-ink-2'}
                />
                {low < 0 && (
                  <line x1={percent(0)} x2={percent(0)} y1="0" y2="14" className="stroke-text" strokeWidth="1.5" />
                )}
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
