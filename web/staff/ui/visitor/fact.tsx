import type { ReactNode } from 'react';
import { visitorLine } from './visitor-line.ts';

/** A list of terms and values; on a phone one below the other. */
export const FactList = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-[7.2rem_minmax(0,1fr)] gap-x-4 gap-y-2 max-xs:grid-cols-1 max-xs:gap-y-0">
    {children}
  </dl>
);

/** A term and its value; what is empty says so with a dash. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted wrap-anywhere">{name}</dt>
      <dd className="visitor-text max-xs:mb-2.5">
        {(typeof children === 'string' ? visitorLine(children) : children) || <span className="text-muted">–</span>}
      </dd>
    </>
  );
}
