import { useEffect, useRef } from 'react';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ContactList } from './use-contacts.ts';

/** End of the list: loads further rows by button, and on its own before one scrolls there. */
export function MoreContacts({ list, onMore }: { list: ContactList; onMore: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  more.current = onMore;
  const watching = list.next !== null && !list.busy && !list.error;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one that is still in sight is told only to whoever looks anew
  useEffect(() => {
    if (!watching || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) more.current();
      },
      { rootMargin: '2500px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [watching, list.rows]);

  if (list.total === null || list.rows.length === 0) return null;
  const total = list.totalExact ? germanNumber(list.total) : `über ${germanNumber(list.total)}`;
  return (
    <div ref={end} className="grid gap-3 py-4">
      {list.error?.while === 'more' && (
        <LoadError
          title="Weitere Kontakte konnten nicht geladen werden."
          detail={list.error.sentence}
          onRetry={onMore}
        />
      )}
      <div className="flex min-h-11 flex-wrap items-center gap-4 text-muted">
        <span className="tabular">
          {germanNumber(list.rows.length)} von {total} geladen
        </span>
        {list.next !== null && !list.error && (
          <Button look="line" size="small" aria-disabled={list.busy === 'more' || undefined} onClick={onMore}>
            {list.busy === 'more' ? 'Wird geladen …' : 'Weitere laden'}
          </Button>
        )}
      </div>
    </div>
  );
}
