import { keepPreviousData } from '@tanstack/react-query';
import { contactKinds } from '#contract/leads/registry.ts';
import { originRanges } from '#contract/staff/origins.ts';
import { useAddress } from '#web/staff/address.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { germanDay, germanNumber } from '#web/staff/berlin-time.ts';
import { kindNames } from '#web/staff/texts.ts';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { OriginTable } from './origin-table.tsx';
import { originsQuery } from './queries.ts';
import { StackedChart } from './stacked-chart.tsx';

const rangeNames: Record<(typeof originRanges)[number], string> = { 30: '30 Tage', 90: '90 Tage', 365: 'Ein Jahr' };

/** The origins tab: leads over time by page and kind, and what each page, section and button brings. */
export function OriginsTab() {
  const { api } = useStaff();
  const [parameters, change] = useAddress();
  const days = originRanges.find((range) => String(range) === parameters.get('days')) ?? 90;
  const { data, error, busy, reload } = useLoaded({ ...originsQuery(api, days), placeholderData: keepPreviousData });

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
                change((address) => (range === 90 ? address.delete('days') : address.set('days', String(range))))
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
              nameOf={(kind) => kindNames[contactKinds.find((one) => one === kind) ?? 'contact']}
            />
          </div>
          <OriginTable sources={data?.sources ?? null} />
        </div>
      )}
    </>
  );
}
