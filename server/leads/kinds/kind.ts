import * as v from 'valibot';
import type { FieldError } from '#contract/http/problem.ts';
import type { LeadKind } from '#contract/leads/registry.ts';
import { fieldErrors } from '#server/http/answer/field-errors.ts';
import type { LeadServices } from '#server/leads/services.ts';
import { type Outcome, type Submitted, take } from '#server/leads/take.ts';
import type { Definition, Input } from './definition.ts';

/** A kind of lead as the rest of the server sees it: whatever it asks for, it is taken in one way. */
export type Kind<K extends LeadKind = LeadKind> = Pick<
  Definition<K, Input>,
  'name' | 'home' | 'mailsVisitor' | 'mailsSheet'
> & {
  take: (submitted: Submitted, services: LeadServices) => Promise<Outcome>;
  /** What is wrong with the fields of its form, posted without JavaScript. */
  formErrors: (fields: Record<string, unknown>) => FieldError[];
};

/** Closes over what only this kind knows: the type of its input is nobody else's concern. */
export function kind<K extends LeadKind, I extends Input>(definition: Definition<K, I>): Kind<K> {
  const { name, home, mailsVisitor, mailsSheet = false, input, formInput = input } = definition;
  return {
    name,
    home,
    mailsVisitor,
    mailsSheet,
    take: (submitted, services) => take(definition, submitted, services),
    formErrors: (fields) => {
      const parsed = v.safeParse(formInput, fields);
      return parsed.success ? [] : fieldErrors(parsed.issues);
    },
  };
}
