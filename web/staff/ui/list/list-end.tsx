import { germanCount, germanNumber } from '#web/staff/berlin-time.ts';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';

type Props = {
  /** The result of `usePages`. */
  list: { hasMore: boolean; loadingMore: boolean; moreError: string | null; loadMore: () => void };
  /** Number of loaded rows, and the total, if it is counted. */
  shown: number;
  total?: number;
  exact?: boolean;
  more?: string;
};

/** The end of a list: how much is loaded, and a button for more. */
export function ListEnd({ list, shown, total, exact = true, more = 'Weitere laden' }: Props) {
  const { hasMore, loadingMore, moreError, loadMore } = list;
  return (
    <div className="grid gap-3 py-4">
      <FailureNotice title="Weitere Einträge konnten nicht geladen werden." detail={moreError} onRetry={loadMore} />
      <div className="flex min-h-8 flex-wrap items-center gap-4 text-muted">
        {/* If the total is known, the tab's head announces it. */}
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
