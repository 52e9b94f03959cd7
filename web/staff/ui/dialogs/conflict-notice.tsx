import type { ReactNode } from 'react';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';

type Props = {
  /** Who was faster. */
  by: string;
  /** The current state and the change that was not saved. */
  children: ReactNode;
  onTakeOver: () => void;
  onLeave: () => void;
  leave?: string;
};

/** Shown when somebody else saved first: staff choose between that change and their own. */
export function ConflictNotice({ by, children, onTakeOver, onLeave, leave = 'So lassen' }: Props) {
  return (
    <div role="alert" className="mt-4 rounded-control bg-warning-wash px-4 py-3 text-warning">
      <strong className="font-semibold">
        <bdi>{by || 'Jemand'}</bdi> war schneller.
      </strong>{' '}
      {children}
      <p className="mt-3 flex flex-wrap gap-2">
        <StaffButton look="line" onClick={onTakeOver}>
          Meine Änderung übernehmen
        </StaffButton>
        <StaffButton look="line" onClick={onLeave}>
          {leave}
        </StaffButton>
      </p>
    </div>
  );
}
