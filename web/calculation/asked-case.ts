import { sharedValue } from '#web/ui/shared-value.ts';

/** Id of the sheet's form; one sheet stands on a page at most. */
export const sheetId = 'calculation';

/** A link in the text or in a drawing. */
export type CaseElement = HTMLAnchorElement | SVGElement;

/** The link on the page that has asked the sheet for its case, until the sheet has taken it. */
export const askedCase = sharedValue<CaseElement | null>(null);
