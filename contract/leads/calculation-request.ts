import * as v from 'valibot';
import { attachedCalculation } from './attached-calculation.ts';
import { email, envelope, firstName, lastName, origin } from './fields.ts';

/** Request to mail a calculation as a PDF. */
export const calculationRequest = {
  kind: 'calculation-request',
  path: '/api/calculation-request',
  input: v.object({
    firstName,
    lastName,
    email,
    calculation: v.pipe(attachedCalculation, v.nonEmpty('calculation.required')),
    ...origin,
    ...envelope,
  }),
} as const;
