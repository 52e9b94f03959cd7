import { useState } from 'react';
import { addMonths } from '#contract/office-time/calendar-day.ts';
import { officeDay } from '#contract/office-time/office.ts';
import type { StatisticsAnswer } from '#contract/staff/statistics.ts';
import { germanNumber, shortDay } from '#web/staff/berlin-time.ts';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { TopSources } from './top-sources.tsx';
import { WeekChart } from './week-chart.tsx';

type StripProps = {
  data: StatisticsAnswer | null;
  selectedSource: string;
  onSource: (source: string) => void;
};
type Props = StripProps & { error: string | null; reload: () => void };

/** The dashboard's figures, or why there are none. */
export function Statistics({ error, reload, ...strip }: Props) {
  return (
    <section aria-label="Statistik" aria-busy={!strip.data && !error}>
      <FailureNotice
        title="Die Statistik konnte nicht geladen werden."
        detail={error}
        onRetry={reload}
        className="mb-3"
      />
      {(strip.data || !error) && <Strip {...strip} />}
    </section>
  );
}

const panel = 'col-span-3 min-w-0 border-line px-4.5 py-3.5 xl:col-span-1';

/** Three figures, leads per week and the top sources, in one strip that keeps its height while it loads. */
function Strip({ data, selectedSource, onSource }: StripProps) {
  const [expanded, setExpanded] = useState(false);
  const onPhone = expanded ? '' : 'max-sm:hidden';
  return (
    <div className="grid grid-cols-3 overflow-hidden rounded-xl border border-line max-xl:[&>*:nth-child(n+4)]:border-t sm:grid-cols-6 xl:grid-cols-[9.4rem_9.4rem_9.4rem_minmax(0,1fr)_minmax(0,1.15fr)]">
      <Figure
        name="Kontakte gesamt"
        value={data?.total}
        note="alle Anfragen"
        help="Alle Anfragen, Newsletter ausgenommen"
      />
      <Figure
        name="Dieser Monat"
        value={data?.thisMonth}
        note={data ? `seit ${shortDay(addMonths(officeDay(Date.now()), -1))}` : ''}
        help="Seit demselben Tag des Vormonats oder, wenn es ihn nicht gibt, seit dessen letztem Tag"
      />
      <Figure
        name="Diese Woche"
        value={data?.thisWeek}
        note="letzte 7 Tage"
        help="Die letzten 7 Tage bis zu diesem Augenblick"
      />
      <div className={`${panel} xl:border-l ${onPhone}`}>
        <WeekChart weeks={data?.perWeek ?? null} />
      </div>
      <div className={`${panel} sm:border-l ${onPhone}`}>
        <TopSources sources={data?.topSources ?? null} selected={selectedSource} onSelect={onSource} />
      </div>
      {/* On a phone the list comes first; chart and sources open on demand. */}
      <button
        type="button"
        aria-expanded={expanded}
        onClick={() => setExpanded(!expanded)}
        className="col-span-3 min-h-11 border-line px-2.5 text-left text-cobalt underline underline-offset-4 sm:hidden"
      >
        {expanded ? 'Verlauf und Herkunft ausblenden' : 'Verlauf und Herkunft zeigen'}
      </button>
    </div>
  );
}

type FigureProps = { name: string; value: number | undefined; note: string; help: string };

function Figure({ name, value, note, help }: FigureProps) {
  return (
    <div
      title={help}
      className="min-w-0 border-line px-2.5 py-3.5 not-first:border-l sm:col-span-2 sm:px-4.5 xl:col-span-1"
    >
      <p className="text-[0.92em] text-muted">{name}</p>
      <p className="tabular flex min-h-[1.35em] items-center font-display text-[clamp(1rem,5.2vw,1.95rem)] leading-tight font-semibold tracking-tight">
        {value === undefined ? <span className="skeleton h-6 w-16" /> : germanNumber(value)}
      </p>
      <p className="tabular min-h-[1.5em] text-[0.86em] text-muted">{note}</p>
    </div>
  );
}
