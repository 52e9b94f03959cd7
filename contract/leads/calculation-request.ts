import * as v from 'valibot';
import { email, envelope, firstName, lastName, origin } from './fields.ts';
import { takenCalculation } from './taken-calculation.ts';

/** Asks for a calculation as a typeset sheet by mail. */
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
