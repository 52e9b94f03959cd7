import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CallFailed, isExpired, sentenceFor } from '../api.ts';
import { LoadError } from '../load-error.tsx';
import { useStaff } from '../staff-context.ts';
import { texts } from '../texts.ts';
import { keepDraft } from './draft.ts';
import { check, type Errors, type FieldName, fieldNames, sentences, type Values } from './field-errors.ts';

const labels: Record<FieldName, { label: string; help?: string; max: number }> = {
  number: { label: 'Nummer', help: 'Nummer und Monat, etwa #37 09/2025', max: 40 },
  title_de: { label: 'Titel (Deutsch)', max: 300 },
  title_en: { label: 'Titel (Englisch)', max: 300 },
  pdf_url: { label: 'PDF-Adresse', help: 'https://… oder ein Pfad wie /downloads/wp37.pdf', max: 2000 },
  pdf_url_en: {
    label: 'PDF-Adresse (Englisch, freiwillig)',
    help: 'Leer: die deutsche Datei gilt für beide Sprachen',
    max: 2000,
  },
};

type Props = {
  /** The edited paper, or null for a new one. */
  id: string | null;
  initial: Values;
  onSaved: () => void;
  onCancel: () => void;
};

/** Adds or edits a white paper; what was typed stays until it is saved. */
export function WhitePaperForm({ id, initial, onSaved, onCancel }: Props) {
  const { api, session } = useStaff();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const formId = useId();
  const focus = (found: Errors) => {
    const name = fieldNames.find((field) => found[field]);
    if (name) document.getElementById(`${formId}-${name}`)?.focus();
  };

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (busy) return;
    const checked = check(values);
    setFailure(null);
    if ('errors' in checked) {
      setErrors(checked.errors);
      return focus(checked.errors);
    }
    setBusy(true);
    try {
      await api.saveWhitePaper(id, checked.input);
      onSaved();
    } catch (error) {
      setBusy(false);
      if (isExpired(error)) return keepDraft({ username: session.username, id, values });
      const found = error instanceof CallFailed ? sentences(error.problem?.errors ?? []) : {};
      setErrors(found);
      if (Object.keys(found).length > 0) focus(found);
      else setFailure(sentenceFor(error));
    }
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      aria-labelledby={`${formId}-title`}
      className="mb-6 rounded-xl border border-line bg-paper p-5"
    >
      <h2 id={`${formId}-title`} className="mb-4 text-[1.25rem]">
        {id === null ? 'White Paper hinzufügen' : 'White Paper bearbeiten'}
      </h2>
      <div className="grid gap-x-5 gap-y-4 md:grid-cols-2">
        {fieldNames.map((name, index) => (
          <Field
            key={name}
            id={`${formId}-${name}`}
            {...labels[name]}
            className={name === 'number' ? 'md:col-span-2 md:max-w-xs' : ''}
            // The form opens because staff asked for it: typing can begin.
            autoFocus={index === 0}
            required={name !== 'pdf_url_en'}
            value={values[name]}
            error={errors[name]}
            onChange={(value) => {
              setValues((before) => ({ ...before, [name]: value }));
              setErrors(({ [name]: _, ...rest }) => rest);
            }}
          />
        ))}
      </div>
      {failure && (
        <div className="mt-4">
          <LoadError title="Das White Paper wurde nicht gespeichert." detail={failure} onRetry={() => void submit()} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        <Button type="submit" size="small" aria-disabled={busy || undefined}>
          {busy ? 'Wird gespeichert …' : 'Speichern'}
        </Button>
        <Button look="line" size="small" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

type FieldProps = {
  id: string;
  label: string;
  help?: string;
  max: number;
  className: string;
  autoFocus: boolean;
  required: boolean;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

function Field({ id, label, help, max, className, error, onChange, ...input }: FieldProps) {
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        id={id}
        maxLength={max}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-11 w-full rounded-control border-[1.5px] border-field bg-white px-3 aria-invalid:border-danger"
        {...input}
      />
      {error && (
        <p id={`${id}-error`} className="mt-1 text-danger">
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="mt-1 text-[0.92em] text-muted">
          {help}
        </p>
      )}
    </div>
  );
}
