import type { ReactNode } from 'react';
import { visitorLine } from './visitor-line.ts';

/** A term and its value in a list of terms; what is empty says so with a dash. */
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
