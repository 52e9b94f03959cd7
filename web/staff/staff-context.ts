import { createContext, useContext } from 'react';
import type { StaffApi } from './api.ts';
import type { Session } from './session.ts';

export const StaffContext = createContext<{ api: StaffApi; session: Session } | null>(null);

/** The logged-in user and the calls in their name. */
export function useStaff() {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('useStaff outside of the dashboard');
  return staff;
}
