import { ChartKey } from './chart-key.tsx';

/** Minimum and maximum duration in weeks, or null for a phase without an end. */
type PhaseWeeks = readonly (readonly [number, number] | null)[];
type PhaseWords = { name: string; duration: string; work: string };
type Props = {
  weeks: PhaseWeeks;
  phases: readonly PhaseWords[];
  legend: { shortest: string; longest: string; axis: string };
};

/** Weeks for which the open-ended phase is drawn. */
const openWeeks = 8;

/**
 * Consecutive phases, to scale: each starts at the latest end of the previous one; dark is the minimum duration, light
 * the maximum.
 */
export function PhaseTimeline({ weeks, phases, legend }: Props) {
  const starts = weeks.map((_, index) => weeks.slice(0, index).reduce((sum, span) => sum + (span?.[1] ?? 0), 0));
  const total = weeks.reduce((sum, span) => sum + (span?.[1] ?? openWeeks), 0);
  const percent = (value: number) => `${((value / total) * 100).toFixed(3)}%`;
  return (
    <div>
      <ol>
        {phases.map((phase, index) => {
          const span = weeks[index];
          const start = starts[index] ?? 0;
          return (
            <li key={phase.name} className="grid gap-x-8 gap-y-2 border-t border-line py-4 md:grid-cols-[17rem_1fr]">
              <div>
                <h3 className="text-item">
                  {phase.name}{' '}
                  <span className="tabular font-text text-base font-normal text-muted">{phase.duration}</span>
                </h3>
                <p className="text-[0.95rem]">{phase.work}</p>
              </div>
              <svg width="100%" height="56" aria-hidden="true" className="self-center max-md:h-8">
                {starts.map((at) => (
                  <line
                    key={at}
                    x1={percent(at)}
                    x2={percent(at)}
                    y1="0"
                    y2="100%"
                    className="stroke-line"
                    strokeDasharray="2 4"
                  />
                ))}
                {span ? (
                  <>
                    <rect
                      x={percent(start)}
                      y="16%"
                      width={percent(span[1])}
                      height="68%"
                      rx="5"
                      className="fill-cobalt/35 forced-colors:fill-[Highlight]"
                    />
                    <rect
                      x={percent(start)}
                      y="16%"
                      width={percent(span[0])}
                      height="68%"
                      rx="5"
                      className="fill-ink-2"
                    />
                  </>
                ) : (
                  <>
                    <linearGradient id="open-phase">
                      <stop offset="35%" className="[stop-color:var(--color-cobalt)]" />
                      <stop offset="100%" stopOpacity="0" className="[stop-color:var(--color-cobalt)]" />
                    </linearGradient>
                    <rect
                      x={percent(start)}
                      y="16%"
                      width={percent(openWeeks)}
                      height="68%"
                      rx="5"
                      fill="url(#open-phase)"
                    />
                  </>
                )}
              </svg>
            </li>
          );
        })}
      </ol>
      <div className="grid gap-x-8 border-t border-line pt-2 text-meta text-muted md:grid-cols-[17rem_1fr]">
        <p className="flex flex-wrap gap-x-5 gap-y-1 max-md:order-2 max-md:pt-3">
          <ChartKey className="fill-ink-2" label={legend.shortest} />
          <ChartKey className="fill-cobalt/35 forced-colors:fill-[Highlight]" label={legend.longest} />
          <span>{legend.axis}</span>
        </p>
        <svg width="100%" height="24" aria-hidden="true" className="tabular overflow-visible fill-current">
          {starts.map((at) => (
            <text key={at} x={percent(at)} y="16" fontSize="14">
              {at}
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}
