import { type FormEvent, useEffect, useId, useState } from 'react';
import type { AdminWhitePaper, WhitePaperConflict } from '#contract/staff/white-papers.ts';
import { CallFailed, isExpired, sentenceFor } from '#web/staff/api.ts';
import { useStaff } from '#web/staff/staff-context.ts';
import { texts } from '#web/staff/texts.ts';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { TextField } from '#web/staff/ui/text-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Conflict } from './conflict.tsx';
import { keepDraft } from './draft.ts';
import { check, type Errors, fieldNames, sentences, type Values, valuesOf } from './field-errors.ts';
import { labels } from './labels.ts';
import { conflictOf, merged } from './merge.ts';
import { PdfField } from './pdf-field.tsx';

type Props = {
  /** The edited paper as it stood when the form opened, or null for a new one. */
  paper: AdminWhitePaper | null;
  initial: Values;
  onSaved: () => void;
  onCancel: () => void;
  /** A colleague's change stands, and the list is to show it. */
  onLeft: () => void;
};

/** Adds or edits a white paper; what was typed stays until it is saved. */
export function WhitePaperForm({ paper, initial, onSaved, onCancel, onLeft }: Props) {
  const { api, session } = useStaff();
  const [values, setValues] = useState(initial);
  /** What the change is made on. */
  const [base, setBase] = useState(paper);
  const [conflict, setConflict] = useState<WhitePaperConflict | null>(null);
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

  useEffect(() => {
    if (values !== initial) keepDraft(session.username, { paper: base, values });
  }, [base, initial, session.username, values]);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    void save(values, base);
  }

  async function save(values: Values, base: AdminWhitePaper | null) {
    if (busy || uploads > 0) return;
    const checked = check(values);
    setFailure(null);
    setConflict(null);
    if ('errors' in checked) {
      setErrors(checked.errors);
      return focus(checked.errors);
    }
    setBusy(true);
    try {
      await api.saveWhitePaper(base?.id ?? null, { ...checked.input, ...(base && { version: base.version }) });
      onSaved();
    } catch (error) {
      setBusy(false);
      if (isExpired(error)) return;
      const late = conflictOf(error);
      if (late) return setConflict(late);
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
        {paper === null ? 'White Paper hinzufügen' : 'White Paper bearbeiten'}
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
      {conflict && base && (
        <Conflict
          {...conflict}
          base={valuesOf(base)}
          mine={values}
          onTakeOver={() => {
            const both = merged(valuesOf(base), values, valuesOf(conflict.current));
            setValues(both);
            setBase(conflict.current);
            void save(both, conflict.current);
          }}
          onLeave={onLeft}
        />
      )}
      {failure && (
        <div className="mt-4">
          <LoadError title="Das White Paper wurde nicht gespeichert." detail={failure} onRetry={submit} />
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
