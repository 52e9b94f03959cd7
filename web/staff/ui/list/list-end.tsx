import { germanCount, germanNumber } from '#web/staff/berlin-time.ts';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';

type Props = {
  /** As `usePages` loads it. */
  list: { hasMore: boolean; loadingMore: boolean; moreError: string | null; loadMore: () => void };
  /** How many rows are loaded, and of how many where that is counted. */
  shown: number;
  total?: number;
  exact?: boolean;
  more?: string;
};

/** The end of a list: how much of it is loaded, and the way to more. */
export function ListEnd({ list, shown, total, exact = true, more = 'Weitere laden' }: Props) {
  const { hasMore, loadingMore, moreError, loadMore } = list;
  return (
    <div className="grid gap-3 py-4">
      <FailureNotice title="Weitere Einträge konnten nicht geladen werden." detail={moreError} onRetry={loadMore} />
      <div className="flex min-h-8 flex-wrap items-center gap-4 text-muted">
        {/* Where a total is known, the head of the tab says it. */}
        <span aria-live={total === undefined ? 'polite' : undefined} className="tabular">
          {germanNumber(shown)}
          {total !== undefined && ` von ${germanCount(Math.max(total, shown), exact)}`} geladen
        </span>
        {hasMore && !moreError && (
          <StaffButton look="line" busy={loadingMore} onClick={loadMore}>
            {loadingMore ? 'Wird geladen …' : more}
          </StaffButton>
        )}
      </div>
    </div>
  );
}
