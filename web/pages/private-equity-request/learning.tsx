import type { Texts } from './texts.de.ts';

/** Shares of the first company's effort, in percent; a picture of the thought, not of data. */
const alone = [100, 100, 100, 100, 100, 100];
const shared = [100, 62, 44, 34, 28, 25];

/** Effort of six companies that learn alone, beside six that share what the first has learnt. */
export function Learning({ texts }: { texts: Texts['problem']['picture'] }) {
  return (
    <figure>
      <div role="img" aria-label={texts.alternative} className="grid gap-x-16 gap-y-10 md:grid-cols-2">
        <Columns label={texts.alone} axis={texts.companies} values={alone} className="fill-ink-2" />
        <Columns label={texts.shared} axis={texts.companies} values={shared} className="fill-cobalt" />
      </div>
      <figcaption className="mt-4 text-[0.86rem] text-muted">{texts.note}</figcaption>
    </figure>
  );
}

type ColumnsProps = { label: string; axis: string; values: readonly number[]; className: string };

function Columns({ label, axis, values, className }: ColumnsProps) {
  return (
    <div>
      <p className="mb-4 font-semibold">
        {label} <span className="block text-[0.86rem] font-normal text-muted">{`${axis} 1–${values.length}`}</span>
      </p>
      <svg viewBox="0 0 480 224" aria-hidden="true" className="tabular block h-auto w-full fill-muted">
        {values.map((value, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row
            key={index}
            x={index * 82}
            y={190 - value * 1.8}
            width="70"
            height={value * 1.8}
            className={index === 0 ? 'fill-ink-2' : className}
          />
        ))}
        <path d="M0 190h480" className="stroke-text/40" />
        {values.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row
          <text key={index} x={index * 82 + 35} y="216" fontSize="19" textAnchor="middle">
            {index + 1}
          </text>
        ))}
      </svg>
    </div>
  );
}
