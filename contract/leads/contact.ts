import * as v from 'valibot';
import { attachedCalculation } from './attached-calculation.ts';
import { company, email, envelope, firstName, lastName, optionalLine, origin, phone, text } from './fields.ts';
import { maxLength } from './lengths.ts';

/** A message from the contact modal or the contact page (spec sections 3 and 7). */
export const contact = {
  kind: 'contact',
  path: '/api/contact/send',
  input: v.object({
    firstName,
    lastName,
    email,
    phone,
    company,
    subject: optionalLine('subject', maxLength.subject),
    message: v.optional(v.nullable(text('message', maxLength.message), ''), ''),
    calculation: attachedCalculation,
    ...origin,
    ...envelope,
  }),
} as const;

/** The contact page requires a message; for the modal and other clients it is optional. */
export const contactPageInput = v.object({
  ...contact.input.entries,
  message: v.pipe(v.optional(v.nullable(text('message', maxLength.message), ''), ''), v.nonEmpty('message.required')),
});
