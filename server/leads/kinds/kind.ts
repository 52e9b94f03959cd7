import * as v from 'valibot';
import { fieldErrors } from '#contract/http/field-errors.ts';
import type { FieldError } from '#contract/http/problem.ts';
import type { LeadKind } from '#contract/leads/registry.ts';
import { acceptSubmission, type Outcome, type Submitted } from '#server/leads/accept-submission.ts';
import type { Definition, Input } from '#server/leads/definition.ts';
import type { LeadServices } from '#server/leads/services.ts';

/** A kind of lead as seen by the rest of the server: all kinds are processed in the same way. */
export type Kind<K extends LeadKind = LeadKind> = Pick<
  Definition<K, Input>,
  'name' | 'home' | 'mailsVisitor' | 'mailsStaff' | 'mailsSheet'
> & {
  take: (submitted: Submitted, services: LeadServices) => Promise<Outcome>;
  /** Validation errors of its form posted without JavaScript. */
  formErrors: (fields: Record<string, unknown>) => FieldError[];
};

/** Hides the kind's input type in a closure: no other code needs it. */
export function kind<K extends LeadKind, I extends Input>(definition: Definition<K, I>): Kind<K> {
  const { name, home, mailsVisitor, mailsStaff = false, mailsSheet = false, input, formInput = input } = definition;
  return {
    name,
    home,
    mailsVisitor,
    mailsStaff,
    mailsSheet,
    take: (submitted, services) => acceptSubmission(definition, submitted, services),
    formErrors: (fields) => {
      const parsed = v.safeParse(formInput, fields);
      return parsed.success ? [] : fieldErrors(parsed.issues);
    },
  };
}
