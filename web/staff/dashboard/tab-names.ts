import { roleIncludes, type StaffRole } from '#contract/staff/account.ts';
import { texts } from '#web/staff/texts.ts';

export type TabName = keyof typeof texts.tabs;
const isTab = (name: string): name is TabName => Object.hasOwn(texts.tabs, name);
export const tabNames = Object.keys(texts.tabs).filter(isTab);
/** Tabs whose calls are reserved for managers. */
const managing: readonly TabName[] = ['imports', 'privacy', 'audit', 'accounts', 'programs'];
export const tabsOf = (role: StaffRole) =>
  tabNames.filter((name) => roleIncludes(role, managing.includes(name) ? 'manage' : 'read'));
/** The tab that the URL names; contacts if the role has no such tab. */
export const tabNamed = (name: string | null, role: StaffRole): TabName =>
  tabsOf(role).find((tab) => tab === name) ?? 'contacts';
