import { contactsPage } from '#contract/staff/contacts.ts';
import { germanCount } from '#web/staff/berlin-time.ts';
import { useOverview } from '#web/staff/desk/figures.ts';
import { isFiltered, type ListFilter, noFilter } from './filter.ts';

type View = { name: string; filter: Partial<ListFilter>; count?: number | undefined; urgent?: boolean };

type Props = { filter: ListFilter; onChange: (filter: ListFilter) => void };

/** What is to be done, by one press: what is late comes first. */
export function QuickViews({ filter, onChange }: Props) {
  const overview = useOverview();
  const counts = overview?.counts;
  const views: View[] = [
    { name: 'Alle', filter: {} },
    { name: 'Überfällig', filter: { due: 'overdue' }, count: counts?.overdue, urgent: true },
    { name: 'Heute fällig', filter: { due: 'today' }, count: counts?.today },
    { name: 'Neu', filter: { state: 'new' }, count: counts?.new },
    { name: 'Meine offenen', filter: { state: 'open', owner: overview?.me.id ?? 'none' }, count: counts?.mine },
  ];
  return (
    <fieldset className="mb-3 min-w-0">
      <legend className="sr-only">Ansicht</legend>
      <div className="flex gap-1 overflow-x-auto max-sm:-mx-4 max-sm:px-4">
        {views.map((view) => {
          const target = { ...noFilter, ...view.filter };
          const on = sameFilter(filter, target);
          return (
            <button
              key={view.name}
              type="button"
              aria-pressed={on}
              disabled={!overview && view.name === 'Meine offenen'}
              onClick={() => onChange(target)}
              className="flex min-h-11 shrink-0 items-center gap-2 rounded-control px-3 text-muted whitespace-nowrap hover:bg-sand hover:text-text aria-pressed:bg-cobalt-wash aria-pressed:font-semibold aria-pressed:text-cobalt-dark pointer-fine:min-h-9"
            >
              {view.name}
              {'count' in view && (
                <span
                  className={`tabular min-h-[1.5em] min-w-9 rounded-full px-1.5 text-center text-[0.86em] ${view.urgent && view.count ? 'bg-danger-wash font-semibold text-danger' : 'bg-sand text-muted'}`}
                >
                  {view.count !== undefined && countOf(view.count)}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

function sameFilter(a: ListFilter, b: ListFilter): boolean {
  if (!isFiltered(a) && !isFiltered(b)) return true;
  return JSON.stringify({ ...noFilter, ...a }) === JSON.stringify({ ...noFilter, ...b });
}

/** The server stops counting just above what it tells exactly. */
function countOf(count: number): string {
  const { exactTotal } = contactsPage;
  return germanCount(Math.min(count, exactTotal), count <= exactTotal);
}
