import { sharedValue } from '#web/ui/shared-value.ts';

/** A case link in the text or in a drawing. */
export type CaseElement = HTMLAnchorElement | SVGElement;

/** The case link that was clicked, until the sheet has loaded its case. */
export const askedCase = sharedValue<CaseElement | null>(null);
