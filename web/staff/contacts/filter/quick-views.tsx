import { contactsPage } from '#contract/staff/contacts.ts';
import { germanCount } from '#web/staff/berlin-time.ts';
import { useOverview } from '#web/staff/desk/figures.ts';
import { SegmentCount, ToggleGroup } from '#web/staff/ui/toggle-group.tsx';
import { isFiltered, type ListFilter, noFilter } from './filter.ts';

const names = ['Alle', 'Überfällig', 'Heute fällig', 'Neu', 'Meine'] as const;
type ViewName = (typeof names)[number];
type View = { filter: Partial<ListFilter>; count?: number | undefined; urgent?: boolean };

type Props = { filter: ListFilter; onChange: (filter: ListFilter) => void };

/** One-click filters for what is to be done, with overdue leads first. */
export function QuickViews({ filter, onChange }: Props) {
  const overview = useOverview();
  const counts = overview?.counts;
  const views: Record<ViewName, View> = {
    Alle: { filter: {} },
    Überfällig: { filter: { due: 'overdue' }, count: counts?.overdue, urgent: true },
    'Heute fällig': { filter: { due: 'today' }, count: counts?.today },
    Neu: { filter: { state: 'new' }, count: counts?.new },
    Meine: { filter: { state: 'open', owner: overview?.me.id ?? 'none' }, count: counts?.mine },
  };
  const target = (name: ViewName) => ({ ...noFilter, ...views[name].filter });
  return (
    <ToggleGroup
      legend="Ansicht"
      options={names}
      chosen={names.find((name) => sameFilter(filter, target(name))) ?? null}
      onChoose={(name) => onChange(target(name))}
      disabled={(name) => !overview && name === 'Meine'}
    >
      {(name) => {
        const { count, urgent = false } = views[name];
        return (
          <>
            {name}
            {name !== 'Alle' && (
              <SegmentCount urgent={urgent && Boolean(count)}>
                {count === undefined ? undefined : countOf(count)}
              </SegmentCount>
            )}
          </>
        );
      }}
    </ToggleGroup>
  );
}

function sameFilter(a: ListFilter, b: ListFilter): boolean {
  if (!isFiltered(a) && !isFiltered(b)) return true;
  return JSON.stringify({ ...noFilter, ...a }) === JSON.stringify({ ...noFilter, ...b });
}

/** The server stops counting just above the largest exact count. */
function countOf(count: number): string {
  const { exactTotal } = contactsPage;
  return germanCount(Math.min(count, exactTotal), count <= exactTotal);
}
