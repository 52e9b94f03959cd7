import type { StatisticsAnswer } from '#contract/staff/statistics.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { Repeat } from '#web/staff/ui/repeat.tsx';
import { sourceName } from '#web/staff/ui/visitor/source-name.ts';

/** Spec section 9. */
const shown = 5;

type Props = {
  sources: StatisticsAnswer['topSources'] | null;
  selected: string;
  onSelect: (source: string) => void;
};

/** The five source pages with the most leads; each filters the list. */
export function TopSources({ sources, selected, onSelect }: Props) {
  const top = sources?.slice(0, shown) ?? null;
  const most = Math.max(1, ...(top ?? []).map(({ count }) => count));
  return (
    <div>
      <h2 className="font-text text-[0.8125rem] leading-normal font-normal tracking-normal text-muted">
        Top Herkunftsseiten
      </h2>
      <ol className="mt-1 grid content-start">
        {!top && (
          <Repeat times={shown}>
            <li className="skeleton my-1 h-4" />
          </Repeat>
        )}
        {top?.length === 0 && <li className="py-1 text-muted">Noch keine Anfragen.</li>}
        {top?.map(({ source, count }) => (
          <li key={source}>
            <button
              type="button"
              aria-pressed={source === selected}
              title={`Liste auf „${sourceName(source)}“ beschränken`}
              onClick={() => onSelect(source)}
              className="grid min-h-6 w-full grid-cols-[minmax(0,11rem)_minmax(0,1fr)_auto] items-center gap-3 rounded text-left hover:text-cobalt aria-pressed:font-semibold aria-pressed:text-cobalt max-sm:min-h-11 pointer-coarse:min-h-11"
            >
              <bdi className="truncate">{sourceName(source) || '–'}</bdi>
              <svg aria-hidden="true" viewBox="0 0 100 7" preserveAspectRatio="none" className="h-1.5 w-full">
                <rect width={Math.max(1, (count / most) * 100)} height="7" className="fill-cobalt" />
              </svg>
              <span className="tabular min-w-10 text-right font-semibold">{germanNumber(count)}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
