import type { LeadKind } from '#contract/leads/registry.ts';
import { booking } from './booking.ts';
import { calculationRequest } from './calculation-request.ts';
import { contact } from './contact.ts';
import { investor } from './investor.ts';
import type { Kind } from './kind.ts';
import { newsletterGeneral, newsletterRadar } from './newsletters.ts';
import { organisationRequest, privateEquityRequest } from './paper-requests.ts';
import { whitePaper } from './white-paper.ts';

/** The server's definition of each kind of lead; a missing kind is a compile error. */
export const kinds: { [K in LeadKind]: Kind<K> } = {
  contact,
  booking,
  'white-paper': whitePaper,
  'private-equity-request': privateEquityRequest,
  'organisation-request': organisationRequest,
  'calculation-request': calculationRequest,
  investor,
  'newsletter-radar': newsletterRadar,
  'newsletter-general': newsletterGeneral,
};
