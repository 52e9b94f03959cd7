import { sharedValue } from '#web/ui/shared-value.ts';

/** Whether shortcuts are on, in all tabs. */
export const keysOn = sharedValue(true);
/** The shown tab's shortcuts: those of leads, those of any list, or none. */
export const shownKeys = sharedValue<'leads' | 'list' | null>(null);
/** Whether the list of all shortcuts is open. */
export const isHelping = sharedValue(false);
