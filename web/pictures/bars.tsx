type Bar = { value: number; figure: string; label: string; detail: string };

/** Percentages as bars with their value, all on the same scale from 0 to 100. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  return (
    <ul>
      {bars.map((bar) => (
        <li key={bar.label} className="pt-5 first:pt-0">
          <p className="flex items-baseline justify-between gap-6">
            <span>
              {bar.label}
              <span className="block text-[0.86rem] text-muted">{bar.detail}</span>
            </span>
            <strong className="tabular shrink-0 font-display text-figure leading-none font-semibold tracking-tight">
              {bar.figure}
            </strong>
          </p>
          <svg width="100%" height="5" aria-hidden="true" className="mt-3 block">
            <rect width="100%" height="5" className="fill-line" />
            <rect width={`${bar.value}%`} height="5" className="fill-cobalt" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
