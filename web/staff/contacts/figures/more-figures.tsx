import type { StatisticsAnswer } from '#contract/staff/statistics.ts';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { StaffIcon } from '#web/staff/ui/staff-icon.tsx';
import { Figures } from './figures.tsx';
import { TopSources } from './top-sources.tsx';
import { WeekBars } from './week-bars.tsx';
import { WeekChart } from './week-chart.tsx';

const moreFiguresId = 'more-figures';

type ButtonProps = { data: StatisticsAnswer | null; expanded: boolean; onExpand: (expanded: boolean) => void };

/** A small chart of twelve weeks; the button opens the large one, with the top source pages. */
export function MoreFiguresButton({ data, expanded, onExpand }: ButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={expanded}
      aria-controls={expanded ? moreFiguresId : undefined}
      title="Verlauf und Top Herkunftsseiten"
      onClick={() => onExpand(!expanded)}
      className="flex min-h-(--tool) min-w-(--tool) items-center justify-center gap-2 rounded-control px-1.5 text-[0.8125rem] text-muted hover:bg-sand hover:text-text"
    >
      <span className="block h-6 w-28 max-lg:hidden">
        {data && <WeekBars weeks={data.perWeek} height={24} className="h-full w-full" />}
      </span>
      <span className="max-lg:sr-only">12 Wochen</span>
      <span className="sr-only">, Verlauf und Herkunft</span>
      <span className="lg:hidden">
        <StaffIcon name="chart" />
      </span>
      <span className={`max-lg:hidden ${expanded ? 'rotate-180' : ''}`}>
        <StaffIcon name="next" />
      </span>
    </button>
  );
}

type Props = {
  data: StatisticsAnswer | null;
  error: string | null;
  reload: () => void;
  selectedSource: string;
  onSource: (source: string) => void;
};

/** The weeks as a large chart, and the source pages with the most leads. */
export function MoreFigures({ data, error, reload, selectedSource, onSource }: Props) {
  return (
    <section
      id={moreFiguresId}
      aria-label="Statistik"
      className="border-b border-line bg-paper px-5 py-3 max-sm:px-3.5"
    >
      <FailureNotice title="Die Statistik konnte nicht geladen werden." detail={error} onRetry={reload} />
      {!error && (
        <>
          <div className="mb-2 sm:hidden">
            <Figures data={data} />
          </div>
          <div className="grid gap-x-10 gap-y-3 md:grid-cols-2">
            <WeekChart weeks={data?.perWeek ?? null} />
            <TopSources sources={data?.topSources ?? null} selected={selectedSource} onSelect={onSource} />
          </div>
        </>
      )}
    </section>
  );
}
