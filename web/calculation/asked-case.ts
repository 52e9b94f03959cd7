import { sharedValue } from '#web/ui/shared-value.ts';

/** Id of the calculation's form; a page has at most one. */
export const sheetId = 'calculation';

/** A case link in the text or in a drawing. */
export type CaseElement = HTMLAnchorElement | SVGElement;

/** The case link that was clicked, until the sheet has loaded its case. */
export const askedCase = sharedValue<CaseElement | null>(null);
