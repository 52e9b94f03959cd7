import type { ReactNode } from 'react';
import { roleIncludes, type StaffRole } from '#contract/staff/account.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';

/** Whether the logged-in user has at least this role's rights; the server checks again. */
export function useMay(role: StaffRole): boolean {
  return roleIncludes(useStaff().session.role, role);
}

/** Buttons and fields that change something: disabled for read-only accounts, which the page explains above. */
export function MayWork({ children }: { children: ReactNode }) {
  const may = useMay('work');
  return (
    <fieldset disabled={!may} className="contents">
      {children}
    </fieldset>
  );
}

/** Explains why these controls are disabled. */
export function ReadOnlyNotice() {
  if (useMay('work')) return null;
  return (
    <p className="bg-sand px-5 py-1.5">
      Ihr Konto darf lesen, aber nichts ändern. Wer Konten verwaltet, kann Ihnen eine andere Rolle geben.
    </p>
  );
}
