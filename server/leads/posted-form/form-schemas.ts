import type { GenericSchema } from 'valibot';
import { contactPageInput } from '#contract/leads/contact.ts';
import { investorFormInput } from '#contract/leads/investor.ts';
import { newsletterFormInput } from '#contract/leads/newsletters.ts';
import { type LeadKind, leadKinds } from '#contract/leads/registry.ts';

/** What our own forms require when they are posted without JavaScript; more than the calls require. */
export const formSchemas = {
  contact: contactPageInput,
  'white-paper': leadKinds['white-paper'].input,
  'private-equity-request': leadKinds['private-equity-request'].input,
  'organisation-request': leadKinds['organisation-request'].input,
  booking: leadKinds.booking.input,
  investor: investorFormInput,
  'newsletter-radar': newsletterFormInput,
  'newsletter-general': newsletterFormInput,
} as const satisfies Record<LeadKind, GenericSchema>;
