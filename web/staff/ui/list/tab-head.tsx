import type { ReactNode } from 'react';
import { germanCount } from '#web/staff/berlin-time.ts';

type Props = {
  id?: string;
  title: string;
  /** How many there are, known to be exact or as a least number; null until it is known. */
  total?: number | null;
  exact?: boolean;
  /** What can be done with all of them. */
  children?: ReactNode;
};

/** The head of a tab. */
export function TabHead({ id, title, total = null, exact = true, children }: Props) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <h1 id={id} className="mr-auto text-[1.6rem] max-sm:w-full" aria-live="polite">
        {title}
        {total !== null && <span className="tabular"> ({germanCount(total, exact)})</span>}
      </h1>
      {children}
    </div>
  );
}
