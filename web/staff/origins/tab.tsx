import { useCallback, useEffect, useRef } from 'react';
import { type OriginsAnswer, originPaths, originRanges } from '#contract/staff/origins.ts';
import { germanDay, germanNumber } from '#web/staff/berlin-time.ts';
import { useStaff } from '#web/staff/staff-context.ts';
import { kindNames } from '#web/staff/texts.ts';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import type { ChangeAddress } from '#web/staff/use-address.ts';
import { useLoad } from '#web/staff/use-load.ts';
import { OriginTable } from './origin-table.tsx';
import { StackedChart } from './stacked-chart.tsx';

const rangeNames: Record<number, string> = { 30: '30 Tage', 90: '90 Tage', 365: 'Ein Jahr' };

type Props = { active: boolean; parameters: URLSearchParams; onChange: ChangeAddress };

/** The origins tab: leads over time by page and kind, and what each page, section and button brings. */
export function OriginsTab({ active, parameters, onChange }: Props) {
  const { api } = useStaff();
  const days = originRanges.find((range) => String(range) === parameters.get('days')) ?? 90;
  const load = useCallback(
    async (signal: AbortSignal) => (await api.call(`${originPaths.staff}?days=${days}`, { signal })) as OriginsAnswer,
    [api, days],
  );
  const { data, error, busy, reload } = useLoad(load);
  const shownBefore = useRef(active);
  useEffect(() => {
    if (active && !shownBefore.current) reload();
    shownBefore.current = active;
  }, [active, reload]);

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="mr-auto text-[1.6rem]">Herkunft</h1>
        <fieldset className="flex gap-1">
          <legend className="sr-only">Zeitraum</legend>
          {originRanges.map((range) => (
            <button
              key={range}
              type="button"
              aria-pressed={range === days}
              onClick={() =>
                onChange((address) => (range === 90 ? address.delete('days') : address.set('days', String(range))))
              }
              className="min-h-11 rounded-control px-3 text-muted hover:bg-sand aria-pressed:bg-cobalt-wash aria-pressed:font-semibold aria-pressed:text-cobalt-dark"
            >
              {rangeNames[range]}
            </button>
          ))}
        </fieldset>
      </div>
      {error && (
        <div className="mb-4">
          <LoadError title="Die Herkunft konnte nicht geladen werden." detail={error} onRetry={reload} />
        </div>
      )}
      {(data || !error) && (
        <div aria-busy={busy} className={`transition-opacity delay-150 ${busy && data ? 'opacity-55' : ''}`}>
          <p className="mb-5 min-h-[1.5em] text-muted">
            {data && (
              <>
                <strong className="tabular font-semibold text-text">{germanNumber(data.totals.leads)}</strong> Anfragen
                ohne Spamverdacht,{' '}
                <strong className="tabular font-semibold text-text">{germanNumber(data.totals.views)}</strong>{' '}
                Seitenaufrufe
                {data.viewsSince && `, gezählt seit ${germanDay(data.viewsSince)}`}. Gezählt wird ohne Cookies und ohne
                Adressen.
              </>
            )}
          </p>
          <div className="grid gap-x-8 gap-y-6 xl:grid-cols-2">
            <StackedChart
              title="Anfragen nach Seite"
              step={data?.step ?? 'week'}
              periods={data?.periods.map(({ start, bySource }) => ({ start, counts: bySource })) ?? null}
              nameOf={(source) => source || 'Ohne Angabe'}
            />
            <StackedChart
              title="Anfragen nach Art"
              step={data?.step ?? 'week'}
              periods={data?.periods.map(({ start, byKind }) => ({ start, counts: byKind })) ?? null}
              nameOf={(kind) => kindNames[kind as keyof typeof kindNames] ?? kind}
            />
          </div>
          <OriginTable sources={data?.sources ?? null} />
        </div>
      )}
    </>
  );
}
