import type { StatisticsAnswer } from '#contract/staff/statistics.ts';

const slot = 10;
const bar = 7.5;

type Props = { weeks: StatisticsAnswer['perWeek']; height: number; className: string };

/**
 * Leads per week as bars, the current week in full colour. Hidden from assistive technology; the parent describes them.
 */
export function WeekBars({ weeks, height, className }: Props) {
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${weeks.length * slot - (slot - bar)} ${height}`}
      preserveAspectRatio="none"
      className={className}
    >
      {weeks.map(({ weekStart, count }, index) => {
        const size = count === 0 ? 1 : Math.max(2, (count / most) * height);
        const isRunning = index === weeks.length - 1;
        return (
          <rect
            key={weekStart}
            x={index * slot}
            y={height - size}
            width={bar}
            height={size}
            className={isRunning ? 'fill-cobalt' : 'fill-field'}
          />
        );
      })}
    </svg>
  );
}
