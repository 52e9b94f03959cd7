import * as v from 'valibot';
import { email, envelope, firstName, lastName, origin, phone } from './fields.ts';

/** Papers of the private equity page, in the page's order (spec section 3). */
export const privateEquityPapers = ['cost-reduction', 'revenue-growth', 'cash-optimization', 'buy-build'] as const;
/** Papers of the organisation page. */
export const organisationPapers = ['ki-organisation', 'human-in-loop', 'ki-arbeitsplatz'] as const;
export type PrivateEquityPaper = (typeof privateEquityPapers)[number];
export type OrganisationPaper = (typeof organisationPapers)[number];

export type RequestPaper = PrivateEquityPaper | OrganisationPaper;

export function isRequestPaper(id: unknown): id is RequestPaper {
  return [...privateEquityPapers, ...organisationPapers].some((paper) => paper === id);
}

/** Button context of a request in the staff area (spec section 7). */
export const requestContexts = {
  'private-equity-request': 'PE Whitepaper Download',
  'organisation-request': 'KI Organisation Whitepaper Download',
} as const;

function requestInput<const T extends readonly string[]>(papers: T) {
  return v.object({
    firstName,
    lastName,
    email,
    phone,
    selectedWhitepapers: v.pipe(
      v.array(v.picklist(papers, 'selectedWhitepapers.unknown'), 'selectedWhitepapers.required'),
      v.minLength(1, 'selectedWhitepapers.required'),
      v.transform((ids) => [...new Set(ids)]),
    ),
    ...origin,
    ...envelope,
  });
}

/** White papers by mail from the private equity page. */
export const privateEquityRequest = {
  kind: 'private-equity-request',
  path: '/api/pe-whitepaper-request',
  papers: privateEquityPapers,
  input: requestInput(privateEquityPapers),
} as const;

/** White papers by mail from the AI-and-organisation page. */
export const organisationRequest = {
  kind: 'organisation-request',
  path: '/api/org-whitepaper-request',
  papers: organisationPapers,
  input: requestInput(organisationPapers),
} as const;
