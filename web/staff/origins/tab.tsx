import { keepPreviousData } from '@tanstack/react-query';
import { contactKinds } from '#contract/leads/registry.ts';
import { type OriginsAnswer, originPaths, originRanges, originsAnswer } from '#contract/staff/origins.ts';
import { useAddress } from '#web/staff/address.ts';
import { queryOf, useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { germanDay, germanNumber } from '#web/staff/berlin-time.ts';
import { kindNames } from '#web/staff/texts.ts';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { TabHead } from '#web/staff/ui/list/tab-head.tsx';
import { ToggleGroup } from '#web/staff/ui/toggle-group.tsx';
import { sourceName } from '#web/staff/ui/visitor/source-name.ts';
import { OriginTable } from './origin-table.tsx';
import { SmallMultiples } from './small-multiples.tsx';

/** The first day whose views were counted, if the period starts earlier; otherwise null. */
function ratedFrom(data: OriginsAnswer | null): string | null {
  const first = data?.periods[0]?.start;
  return first && data?.viewsSince && data.viewsSince > first ? data.viewsSince : null;
}

const rangeNames: Record<(typeof originRanges)[number], string> = { 30: '30 Tage', 90: '90 Tage', 365: 'Ein Jahr' };

/** The origins tab: leads over time by page and kind, and what each page, section and button brings. */
export function OriginsTab() {
  const { api } = useStaff();
  const [parameters, change] = useAddress();
  const days = originRanges.find((range) => String(range) === parameters.get('days')) ?? 90;
  const { data, error, busy, reload } = useLoaded({
    ...api.query(['origins', days], originPaths.staff + queryOf({ days }), originsAnswer),
    placeholderData: keepPreviousData,
  });
  const show = (next: typeof days) =>
    change((address) => (next === 90 ? address.delete('days') : address.set('days', String(next))));

  return (
    <>
      <TabHead title="Herkunft">
        <ToggleGroup legend="Zeitraum" options={originRanges} chosen={days} onChoose={show}>
          {(range) => rangeNames[range]}
        </ToggleGroup>
      </TabHead>
      <div className="page">
        <FailureNotice
          title="Die Herkunft konnte nicht geladen werden."
          detail={error}
          onRetry={reload}
          className="mb-4"
        />
        {(data || !error) && (
          <div aria-busy={busy} className={`transition-opacity delay-150 ${busy && data ? 'opacity-55' : ''}`}>
            <p className="mb-4 min-h-[1.5em] text-muted">
              {data && (
                <>
                  <strong className="tabular font-semibold text-text">{germanNumber(data.totals.leads)}</strong>{' '}
                  {data.totals.leads === 1 ? 'Anfrage' : 'Anfragen'} ohne Spamverdacht,{' '}
                  <strong className="tabular font-semibold text-text">{germanNumber(data.totals.views)}</strong>{' '}
                  {data.totals.views === 1 ? 'Seitenaufruf' : 'Seitenaufrufe'}
                  {data.viewsSince && `, gezählt seit ${germanDay(data.viewsSince)}`}. Gezählt wird ohne Cookies und
                  ohne Adressen.
                </>
              )}
            </p>
            <div className="grid gap-y-6">
              <SmallMultiples
                title="Anfragen nach Seite"
                step={data?.step ?? 'week'}
                periods={data?.periods.map(({ start, bySource }) => ({ start, counts: bySource })) ?? null}
                nameOf={(source) => sourceName(source) || 'Ohne Angabe'}
              />
              <SmallMultiples
                title="Anfragen nach Art"
                step={data?.step ?? 'week'}
                periods={data?.periods.map(({ start, byKind }) => ({ start, counts: byKind })) ?? null}
                nameOf={(kind) => kindNames[contactKinds.find((one) => one === kind) ?? 'contact']}
              />
            </div>
            <OriginTable
              sources={data?.sources ?? null}
              isCounted={Boolean(data?.viewsSince)}
              ratedFrom={ratedFrom(data)}
            />
          </div>
        )}
      </div>
    </>
  );
}
