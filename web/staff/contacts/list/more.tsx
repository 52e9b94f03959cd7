import { ListEnd } from '#web/staff/ui/list/list-end.tsx';
import type { ContactList } from './use-contacts.ts';

/** End of the list: loads more rows by button, and automatically before the user scrolls there. */
export function MoreContacts({ list }: { list: ContactList }) {
  const { rows, total, totalExact, hasMore, busy, loadingMore, error, moreError, loadMore } = list;
  if (total === null || rows.length === 0) return null;
  const isWaiting = hasMore && !busy && !loadingMore && !error && !moreError;
  /** An observer does not report an end that is still in view after rows arrived, so each render observes anew. */
  function watch(end: HTMLDivElement) {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
      rootMargin: '2500px',
    });
    if (isWaiting) observer.observe(end);
    return () => observer.disconnect();
  }
  return (
    <div ref={watch}>
      <ListEnd list={list} shown={rows.length} total={total} exact={totalExact} />
    </div>
  );
}
