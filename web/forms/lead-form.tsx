import { createContext, type ReactNode, useContext } from 'react';
import { idempotencyField } from '#contract/http/problem.ts';
import { useVisit } from '#web/visit.ts';
import { draftAttribute } from './life-cycle/drafts.ts';
import type { LeadForm } from './life-cycle/use-lead-form.ts';
import type { FormTexts } from './texts/form-texts.ts';

/**
 * Shared by all parts of a form: its state and its texts (labels by field, sentences by error code, common sentences).
 */
type Shared = { form: LeadForm; texts: FormTexts };
const FormContext = createContext<Shared | null>(null);

export function useForm(): Shared {
  const shared = useContext(FormContext);
  if (!shared) throw new Error('useForm outside of LeadFormFrame');
  return shared;
}

/** The error message for a field, or undefined if it has none. */
export function sentenceFor({ form, texts }: Shared, field: string): string | undefined {
  const code = form.errors[field];
  return code === undefined ? undefined : (texts.errors[code] ?? texts.common.invalid);
}

type Props = {
  form: LeadForm;
  texts: FormTexts;
  /** Hidden fields: origin of the lead, version of a consent wording. */
  hidden: Readonly<Record<string, string | undefined>>;
  /** Accessible name of the form. */
  label: string;
  className?: string;
  children: ReactNode;
};

/** Fields next to each other where space allows. */
const formGrid = 'grid grid-cols-1 gap-5 sm:grid-cols-2';

/** The form element: an ordinary post without JavaScript, `useLeadForm` with it. Forms provide their own fields. */
export function LeadFormFrame({ form, texts, hidden, label, className = formGrid, children }: Props) {
  const { from } = useVisit();
  const { page, posted } = form;
  return (
    <FormContext value={{ form, texts }}>
      <form
        id={form.name}
        method="post"
        action={form.action}
        aria-label={label}
        className={className}
        {...{ [draftAttribute]: form.name }}
        {...form.formProps}
      >
        {Object.entries(hidden).map(
          ([name, value]) =>
            value && <input key={name} type="hidden" name={name} value={posted?.values[name] ?? value} />,
        )}
        {page && (
          <>
            <input type="hidden" name="page" value={page} />
            <input type="hidden" name="language" value={form.language} />
            <input type="hidden" name={idempotencyField} value={posted?.idempotencyKey ?? ''} />
            {from && <input type="hidden" name="from" value={from} />}
          </>
        )}
        <Honeypot label={texts.common.honeypot} id={`${form.name}-website`} />
        {children}
      </form>
    </FormContext>
  );
}

/** Hidden from people; bots that fill in every field give themselves away. */
function Honeypot({ id, label }: { id: string; label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={id}>{label}</label>
      <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
