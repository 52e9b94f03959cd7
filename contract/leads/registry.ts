import type { InferOutput } from 'valibot';
import { keysOf } from '#contract/keys-of.ts';
import { booking } from './booking.ts';
import { calculationRequest } from './calculation-request.ts';
import { contact } from './contact.ts';
import { investor } from './investor.ts';
import { newsletterGeneral, newsletterRadar } from './newsletters.ts';
import { organisationRequest, privateEquityRequest } from './paper-requests.ts';
import { whitePaper } from './white-paper.ts';

/** Every kind of lead that the site takes. Handlers, mails and forms are exhaustive over it. */
export const leadKinds = {
  contact,
  booking,
  'white-paper': whitePaper,
  'private-equity-request': privateEquityRequest,
  'organisation-request': organisationRequest,
  'calculation-request': calculationRequest,
  investor,
  'newsletter-radar': newsletterRadar,
  'newsletter-general': newsletterGeneral,
} as const;

export type LeadKind = keyof typeof leadKinds;
export type LeadInput<K extends LeadKind> = InferOutput<(typeof leadKinds)[K]['input']>;

/** Kinds that are newsletter sign-ups, in the order of the preference page; all others appear in the contacts tab. */
export const newsletterKinds = ['newsletter-general', 'newsletter-radar'] as const satisfies readonly LeadKind[];
export type NewsletterKind = (typeof newsletterKinds)[number];
export type ContactKind = Exclude<LeadKind, NewsletterKind>;
export const contactKinds = keysOf(leadKinds).filter((kind): kind is ContactKind => !isNewsletterKind(kind));

function isNewsletterKind(kind: LeadKind): kind is NewsletterKind {
  return newsletterKinds.some((one) => one === kind);
}

export function isLeadKind(value: unknown): value is LeadKind {
  return typeof value === 'string' && Object.hasOwn(leadKinds, value);
}
