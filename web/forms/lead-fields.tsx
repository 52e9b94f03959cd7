import type { ComponentProps, ReactNode } from 'react';
import { maxLength } from '#contract/leads/lengths.ts';
import { CheckboxField, TextArea, TextField } from '#web/ui/field.tsx';
import { sentenceFor, useForm } from './lead-form.tsx';

/** Autofill and keyboard hints for each field. */
const presets = {
  firstName: { autoComplete: 'given-name', autoCapitalize: 'words' },
  lastName: { autoComplete: 'family-name', autoCapitalize: 'words' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  company: { autoComplete: 'organization' },
  subject: { autoComplete: 'off' },
} satisfies Record<string, ComponentProps<'input'>>;

type LineProps = {
  name: keyof typeof presets;
  required?: boolean;
  help?: string;
  defaultText?: string | undefined;
  className?: string;
};

/** A single-line field of the surrounding form, with its label, error and previously posted value. */
export function LeadField({ name, required, help, defaultText, className }: LineProps) {
  const shared = useForm();
  return (
    <TextField
      id={`${shared.form.name}-${name}`}
      name={name}
      label={shared.texts.labels[name]}
      help={help}
      error={sentenceFor(shared, name)}
      required={required}
      readOnly={shared.form.busy}
      defaultValue={shared.form.posted?.values[name] ?? defaultText}
      className={className}
      {...presets[name]}
    />
  );
}

type MessageProps = { required?: boolean; help?: string; defaultText?: string; className?: string };

export function MessageField({ required, help, defaultText = '', className }: MessageProps) {
  const shared = useForm();
  return (
    <TextArea
      id={`${shared.form.name}-message`}
      name="message"
      label={shared.texts.labels.message}
      help={help}
      error={sentenceFor(shared, 'message')}
      required={required}
      readOnly={shared.form.busy}
      defaultValue={shared.form.posted?.values.message ?? defaultText}
      limit={maxLength.message}
      counter={shared.texts.common.counter}
      language={shared.form.language}
      rows={5}
      className={className}
    />
  );
}

/** Consent to a newsletter; never preselected. */
export function ConsentField({ label, className }: { label: ReactNode; className?: string }) {
  const shared = useForm();
  return (
    <CheckboxField
      id={`${shared.form.name}-consent`}
      name="consent"
      label={label}
      error={sentenceFor(shared, 'consent')}
      required
      defaultChecked={shared.form.posted?.values.consent === 'on'}
      className={className}
    />
  );
}
