import type { ReactNode } from 'react';
import { mayDo, type StaffRole } from '#contract/staff/account.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';

/** Whether whoever is logged in may do what a role may; the server asks anyway. */
export function useMay(role: StaffRole): boolean {
  return mayDo(useStaff().session.role, role);
}

/** Buttons and fields that change something: disabled for whoever may only read, which the page says above. */
export function MayWork({ children }: { children: ReactNode }) {
  const may = useMay('work');
  return (
    <fieldset disabled={!may} className="contents">
      {children}
    </fieldset>
  );
}

/** Says why what changes something is disabled. */
export function ReadOnlyNotice() {
  if (useMay('work')) return null;
  return (
    <p className="bg-sand px-5 py-1.5">
      Ihr Konto darf lesen, aber nichts ändern. Wer Konten verwaltet, kann Ihnen eine andere Rolle geben.
    </p>
  );
}
