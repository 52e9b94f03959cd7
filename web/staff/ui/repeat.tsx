import { Fragment, type ReactNode } from 'react';

/** Skeleton lines for text. */
export const GreyLines = ({ times, className = '' }: { times: number; className?: string }) => (
  <div aria-busy="true" className={`grid gap-3 ${className}`}>
    <Repeat times={times}>
      <span className="skeleton h-4 w-3/4" />
    </Repeat>
  </div>
);

/** Repeats its children, for skeletons. */
export function Repeat({ times, children }: { times: number; children: ReactNode }) {
  return Array.from({ length: times }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: identical children have no other key and never move
    <Fragment key={place}>{children}</Fragment>
  ));
}
