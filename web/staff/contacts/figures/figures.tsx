import { addMonths } from '#contract/office-time/calendar-day.ts';
import { officeDay } from '#contract/office-time/office.ts';
import type { StatisticsAnswer } from '#contract/staff/statistics.ts';
import { germanNumber, shortDay } from '#web/staff/berlin-time.ts';

type Props = {
  data: StatisticsAnswer | null;
  /** Whether a lead is open beside the list; the total then does not fit. */
  isNarrow?: boolean;
};

/** Three figures in the strip, which keep their places while loading; on phones they are behind a button. */
export function Figures({ data, isNarrow = false }: Props) {
  return (
    <dl className="tabular flex flex-wrap gap-x-5">
      {!isNarrow && <Figure name="Gesamt" value={data?.total} help="Alle Anfragen, Newsletter ausgenommen" />}
      <Figure
        name="Dieser Monat"
        value={data?.thisMonth}
        help={`Seit ${shortDay(addMonths(officeDay(Date.now()), -1))}: seit demselben Tag des Vormonats oder, wenn es ihn nicht gibt, seit dessen letztem Tag`}
      />
      <Figure name="Diese Woche" value={data?.thisWeek} help="Die letzten 7 Tage bis zu diesem Augenblick" />
    </dl>
  );
}

type FigureProps = { name: string; value: number | undefined; help: string };

function Figure({ name, value, help }: FigureProps) {
  return (
    <div title={help} className="flex items-baseline gap-1.5">
      <dt className="text-[0.8125rem] text-muted">{name}</dt>
      <dd className="min-w-11 font-display text-[1.0625rem] font-semibold tracking-tight">
        {value === undefined ? <span className="skeleton inline-block h-3.5 w-9" /> : germanNumber(value)}
      </dd>
    </div>
  );
}
