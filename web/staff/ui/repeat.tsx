import { Fragment, type ReactNode } from 'react';

/** The same piece several times, for skeletons. */
export function Repeat({ times, children }: { times: number; children: ReactNode }) {
  return Array.from({ length: times }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces have no other key and never move
    <Fragment key={place}>{children}</Fragment>
  ));
}
