import * as v from 'valibot';
import { email, envelope, firstName, lastName, origin } from './fields.ts';
import { takenCalculation } from './taken-calculation.ts';

/** Request to mail a calculation as a PDF. */
export const calculationRequest = {
  kind: 'calculation-request',
  path: '/api/calculation-request',
  input: v.object({
    firstName,
    lastName,
    email,
    calculation: v.pipe(takenCalculation, v.nonEmpty('calculation.required')),
    ...origin,
    ...envelope,
  }),
} as const;
