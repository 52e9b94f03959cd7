import { texts } from '#web/staff/texts.ts';

export type TabName = keyof typeof texts.tabs;
const isTab = (name: string): name is TabName => Object.hasOwn(texts.tabs, name);
export const tabNames = Object.keys(texts.tabs).filter(isTab);
/** The tab that an address names; the contacts where it names none. */
export const tabNamed = (name: string | null): TabName => (name !== null && isTab(name) ? name : 'contacts');
