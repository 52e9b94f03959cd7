import type { ReactNode } from 'react';
import { germanCount } from '#web/staff/berlin-time.ts';
import { MenuButton } from '#web/staff/ui/menu.tsx';

type Props = {
  id?: string;
  title: string;
  /** Number of items, exact or at least; null until known. */
  total?: number | null;
  exact?: boolean;
  /** Figures beside the title, which do not move when the total arrives. */
  figures?: ReactNode;
  /** Actions for all items. */
  children?: ReactNode;
};

/** The head of a tab: one line with its name, figures and actions. */
export function TabHead({ id, title, total = null, exact = true, figures, children }: Props) {
  return (
    <div className="strip">
      <MenuButton />
      <h1 id={id} aria-live="polite" className="sm:min-w-40">
        {title}
        {total !== null && <span className="tabular"> ({germanCount(total, exact)})</span>}
      </h1>
      {figures}
      <div className="ml-auto flex min-w-0 flex-wrap items-center justify-end gap-x-2 gap-y-1.5 max-sm:gap-x-0">
        {children}
      </div>
    </div>
  );
}
