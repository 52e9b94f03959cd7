import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CallFailed, isExpired, sentenceFor } from '../api.ts';
import { LoadError } from '../load-error.tsx';
import { useStaff } from '../staff-context.ts';
import { TextField } from '../text-field.tsx';
import { texts } from '../texts.ts';
import { keepDraft } from './draft.ts';
import { check, type Errors, type FieldName, fieldNames, sentences, type Values } from './field-errors.ts';
import { PdfField } from './pdf-field.tsx';

const labels: Record<FieldName, { label: string; help?: string; max: number }> = {
  number: { label: 'Nummer', help: 'Nummer und Monat, etwa #37 09/2025', max: 40 },
  title_de: { label: 'Titel (Deutsch)', max: 300 },
  title_en: { label: 'Titel (Englisch)', max: 300 },
  pdf_url: {
    label: 'PDF-Adresse',
    help: 'https://…, ein Pfad wie /downloads/wp37.pdf oder eine Datei bis 25 MB',
    max: 2000,
  },
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
  /** Files under way; they belong to what is saved. */
  const [uploads, setUploads] = useState(0);
  const formId = useId();
  const focus = (found: Errors) => {
    const name = fieldNames.find((field) => found[field]);
    if (name) document.getElementById(`${formId}-${name}`)?.focus();
  };

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (busy || uploads > 0) return;
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
        {fieldNames.map((name, index) => {
          const field = {
            id: `${formId}-${name}`,
            label: labels[name].label,
            required: name !== 'pdf_url_en',
            value: values[name],
            error: errors[name],
            onChange: (value: string) => {
              setValues((before) => ({ ...before, [name]: value }));
              setErrors(({ [name]: _, ...rest }) => rest);
            },
          };
          if (name === 'pdf_url' || name === 'pdf_url_en') {
            return (
              <PdfField
                key={name}
                {...field}
                help={labels[name].help ?? ''}
                onBusy={(under) => setUploads((count) => count + (under ? 1 : -1))}
              />
            );
          }
          return (
            <TextField
              key={name}
              {...field}
              help={labels[name].help}
              maxLength={labels[name].max}
              autoComplete="off"
              className={name === 'number' ? 'md:col-span-2 md:max-w-xs' : ''}
              // The form opens because staff asked for it: typing can begin.
              autoFocus={index === 0}
            />
          );
        })}
      </div>
      {failure && (
        <div className="mt-4">
          <LoadError title="Das White Paper wurde nicht gespeichert." detail={failure} onRetry={() => void submit()} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        <Button type="submit" size="small" aria-disabled={busy || uploads > 0 || undefined}>
          {busy ? 'Wird gespeichert …' : uploads > 0 ? 'Datei wird hochgeladen …' : 'Speichern'}
        </Button>
        <Button look="line" size="small" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
