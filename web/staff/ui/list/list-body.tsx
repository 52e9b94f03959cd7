import type { ReactNode } from 'react';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { Repeat } from '#web/staff/ui/repeat.tsx';

type Props = {
  /** The result of `useLoaded` or `usePages`. */
  list: { busy: boolean; error: string | null; reload: () => void };
  /** Null until the first answer. */
  rows: readonly unknown[] | null;
  /** Title of a loading failure. */
  failed: string;
  /** Row height and cell widths of the skeleton. */
  skeleton: { height: string; widths: readonly string[] };
  /** Text for an empty list, and a hint what to do. */
  empty: string;
  emptyHint?: ReactNode;
  children: ReactNode;
};

/** The states of a list: loading failure, skeleton, empty, or its rows. */
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

/** Shown if there are no rows, or none that match. */
export function EmptyList({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-1 border-y border-line px-5 py-12">
      <p className="text-[1.1em] font-semibold">{title}</p>
      {typeof children === 'string' ? <p className="text-muted">{children}</p> : children}
    </div>
  );
}
