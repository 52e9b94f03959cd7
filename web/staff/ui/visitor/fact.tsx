import type { ReactNode } from 'react';
import { visitorLine } from './visitor-line.ts';

/** A list of terms and values; with large fonts in narrow places, values are below their terms. */
export const FactList = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-[7.75rem_minmax(0,1fr)] gap-x-4 gap-y-1.5 max-xs:grid-cols-[6rem_minmax(0,1fr)] @max-[15rem]:grid-cols-1">
    {children}
  </dl>
);

/** A term and its value; an empty value is shown as a dash. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted wrap-anywhere">{name}</dt>
      <dd className="visitor-text">
        {(typeof children === 'string' ? visitorLine(children) : children) || <span className="text-muted">–</span>}
      </dd>
    </>
  );
}

/** A fact that is rendered only if it has a value. */
export const GivenFact = ({ name, children }: { name: string; children: ReactNode }) =>
  children && <Fact name={name}>{children}</Fact>;

/** Where somebody came from, collapsed. */
export const Provenance = ({ children }: { children: ReactNode }) => (
  <details className="mt-3">
    <summary className="tool-target w-fit content-center text-muted underline underline-offset-4 hover:text-text">
      Herkunft
    </summary>
    <FactList>{children}</FactList>
  </details>
);
