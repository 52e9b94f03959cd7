import * as v from 'valibot';
import { email, envelope, firstName, lastName, optionalLine, origin, phone, requiredLine } from './fields.ts';
import { maxLength } from './lengths.ts';

/** An investor inquiry from the spin-offs page; focus and stage are fixed by the form (spec section 7). */
export const investor = {
  kind: 'investor',
  path: '/api/newsletter/investor',
  input: v.object({
    firstName,
    lastName,
    email,
    company: requiredLine('company', maxLength.company),
    phone,
    investmentFocus: optionalLine('investmentFocus', maxLength.note),
    investmentStage: optionalLine('investmentStage', maxLength.note),
    ...origin,
    ...envelope,
  }),
} as const;

/** The form requires a phone number, the API does not. */
export const investorFormInput = v.object({
  ...investor.input.entries,
  phone: requiredLine('phone', maxLength.phone),
});

export const investmentFocus = 'AI Startups';
export const investmentStage = 'Early Stage';
