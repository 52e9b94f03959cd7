import type { ReactNode } from 'react';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { Repeat } from '#web/staff/ui/repeat.tsx';

type Props = {
  /** How it is loaded: `useLoaded` or `usePages`. */
  list: { busy: boolean; error: string | null; reload: () => void };
  /** Null until the first answer. */
  rows: readonly unknown[] | null;
  /** What is said when it cannot be loaded. */
  failed: string;
  /** Height of a row and widths of what stands in it, for the grey lines in its place. */
  skeleton: { height: string; widths: readonly string[] };
  /** What is said of no rows, and the way on. */
  empty: string;
  emptyHint?: ReactNode;
  children: ReactNode;
};

/** Where a list stands: why it cannot be loaded, grey lines until it is, that it is empty, or its rows. */
export function ListBody({ list, rows, failed, skeleton, empty, emptyHint, children }: Props) {
  return (
    <>
      <FailureNotice title={failed} detail={list.error} onRetry={list.reload} className="mb-4" />
      <div aria-busy={list.busy} className="min-h-96">
        {!rows && !list.error && (
          <ul aria-hidden="true" className="border-t border-line">
            <Repeat times={8}>
              <li className={`flex items-center gap-5 border-b border-line ${skeleton.height}`}>
                {skeleton.widths.map((width) => (
                  <span key={width} className={`skeleton h-3.5 ${width}`} />
                ))}
              </li>
            </Repeat>
          </ul>
        )}
        <div aria-live="polite">{rows?.length === 0 && <EmptyList title={empty}>{emptyHint}</EmptyList>}</div>
        {rows && rows.length > 0 && children}
      </div>
    </>
  );
}

/** Where there are no rows, or none that fit. */
export function EmptyList({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-1 border-y border-line px-5 py-12">
      <p className="text-[1.1em] font-semibold">{title}</p>
      {typeof children === 'string' ? <p className="text-muted">{children}</p> : children}
    </div>
  );
}
