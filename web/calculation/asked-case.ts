import { sharedValue } from '#web/ui/shared-value.ts';
import type { NamedCase } from './sheet/sheet-state.ts';

/** Id of the sheet's form; one sheet stands on a page at most. */
export const sheetId = 'calculation';

/** The case that a link on the page has asked the sheet for; a new object each time. */
export const askedCase = sharedValue<NamedCase | null>(null);
