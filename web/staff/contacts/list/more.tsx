import { germanNumber } from '#web/staff/berlin-time.ts';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ContactList } from './use-contacts.ts';

/** End of the list: loads further rows by button, and on its own before one scrolls there. */
export function MoreContacts({ list }: { list: ContactList }) {
  const { rows, total, totalExact, hasMore, busy, error, loadMore } = list;
  if (total === null || rows.length === 0) return null;
  const isWaiting = hasMore && !busy && !error;
  /** An end that is still in sight after rows have come is told only to whoever looks anew. */
  function watch(end: HTMLDivElement) {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
      rootMargin: '2500px',
    });
    if (isWaiting) observer.observe(end);
    return () => observer.disconnect();
  }
  return (
    <div ref={watch} className="grid gap-3 py-4">
      {error?.while === 'more' && (
        <LoadError title="Weitere Kontakte konnten nicht geladen werden." detail={error.sentence} onRetry={loadMore} />
      )}
      <div className="flex min-h-11 flex-wrap items-center gap-4 text-muted">
        <span className="tabular">
          {germanNumber(rows.length)} von {totalExact ? '' : 'über '}
          {germanNumber(total)} geladen
        </span>
        {hasMore && !error && (
          <Button look="line" size="small" aria-disabled={busy === 'more' || undefined} onClick={loadMore}>
            {busy === 'more' ? 'Wird geladen …' : 'Weitere laden'}
          </Button>
        )}
      </div>
    </div>
  );
}
