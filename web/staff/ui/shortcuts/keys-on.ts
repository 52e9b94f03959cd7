import { sharedValue } from '#web/ui/shared-value.ts';

/** One switch for all tabs. */
export const keysOn = sharedValue(true);
/** Which keys the shown tab has: those of the leads, those of any list, or none. */
export const shownKeys = sharedValue<'leads' | 'list' | null>(null);
/** Whether the overview of all keys is open. */
export const isHelping = sharedValue(false);
