import { useId, useState } from 'react';
import { keysOf } from '#contract/keys-of.ts';
import { type AdminWhitePaper, whitePaperConflict } from '#contract/staff/white-papers.ts';
import { conflictOf } from '#web/staff/api/call.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { keptDrafts } from '#web/staff/drafts.ts';
import { texts } from '#web/staff/texts.ts';
import { ConflictNotice } from '#web/staff/ui/dialogs/conflict-notice.tsx';
import { Panel } from '#web/staff/ui/dialogs/panel.tsx';
import { PanelContent } from '#web/staff/ui/dialogs/panel-content.tsx';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { Form } from '#web/staff/ui/fields/form.tsx';
import { StaffField } from '#web/staff/ui/fields/staff-field.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { PdfField } from './pdf-field.tsx';
import { saveWhitePaper } from './queries.ts';
import { type Errors, type FieldName, fieldNames, noValues, sentences, valuesOf } from './values.ts';

const labels: Record<FieldName, { label: string; help?: string; max: number }> = {
  number: { label: 'Nummer', help: 'Nummer und Monat, etwa #37 09/2025', max: 40 },
  title_de: { label: 'Titel (Deutsch)', help: 'Umschlag und PDF behalten den Titel der Datei', max: 300 },
  title_en: { label: 'Titel (Englisch)', help: 'Umschlag und PDF behalten den Titel der Datei', max: 300 },
  pdf_url: {
    label: 'PDF-Adresse',
    help: 'https://…, ein Pfad wie /downloads/wp36.pdf oder eine Datei bis 25 MB',
    max: 2000,
  },
  pdf_url_en: {
    label: 'PDF-Adresse (Englisch, freiwillig)',
    help: 'Leer: die deutsche Datei gilt für beide Sprachen',
    max: 2000,
  },
};

const drafts = keptDrafts(valuesOf, noValues);

type Props = {
  /** The edited paper as it was when the form opened, or null for a new one. */
  paper: AdminWhitePaper | null;
  onSaved: () => void;
  onClose: () => void;
};

/** Adds or edits a white paper; input is kept until it is saved or discarded, also when another paper is opened. */
export function PaperEditor({ paper, onSaved, onClose }: Props) {
  const { api, session } = useStaff();
  const { draft, base, setBase, values, setValues, isChanged } = drafts.useFields(session.username, paper);
  const [errors, setErrors] = useState<Errors>({});
  /** Number of running uploads; the paper can be saved only when they are done. */
  const [uploads, setUploads] = useState(0);
  const formId = useId();
  const discard = () => drafts.keep(session.username, base, null);
  const { busy, failure, error, reset, start } = useChange(
    (version: number | undefined) => saveWhitePaper(api, paper?.id ?? null, values, version),
    {
      onDone: () => {
        discard();
        onSaved();
      },
      onDoneHere: onClose,
      onFailed: (refused) => {
        const found = sentences(refused);
        setErrors(found);
        const [name] = keysOf(found);
        if (name) document.getElementById(`${formId}-${name}`)?.focus();
      },
    },
  );
  const conflict = conflictOf(error, whitePaperConflict);

  const save = () => saveOver(base?.version);
  /** @param version the version that the change is based on */
  function saveOver(version: number | undefined) {
    if (uploads === 0) start(version);
  }

  return (
    <Panel labelledBy={`${formId}-title`} onClose={onClose}>
      <Form onSubmit={save} aria-labelledby={`${formId}-title`} className="h-full">
        <PanelContent
          titleId={`${formId}-title`}
          title={paper === null ? 'White Paper hinzufügen' : 'White Paper bearbeiten'}
          subtitle={paper && <span className="tabular">{paper.number}</span>}
          buttons={
            <>
              <StaffButton type="submit" busy={busy || uploads > 0}>
                {busy ? 'Wird gespeichert …' : uploads > 0 ? 'Datei wird hochgeladen …' : 'Speichern'}
              </StaffButton>
              <StaffButton
                look="line"
                className="ml-auto"
                onClick={() => {
                  discard();
                  onClose();
                }}
              >
                {texts.cancel}
              </StaffButton>
            </>
          }
        >
          {draft && isChanged && (
            <p className="mb-4 text-muted">
              Diese Eingaben sind noch nicht gespeichert. „{texts.cancel}“ verwirft sie.
            </p>
          )}
          <div className="grid gap-y-4">
            {fieldNames.map((name, index) => {
              const field = {
                id: `${formId}-${name}`,
                label: labels[name].label,
                required: name !== 'pdf_url_en',
                value: values[name],
                error: errors[name],
                // The form closes once it is saved: what was typed meanwhile would be lost.
                readOnly: busy,
                onChange: (value: string) => {
                  setValues((before) => ({ ...before, [name]: value }));
                  if (Object.keys(errors).length > 0) reset();
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
                <StaffField
                  key={name}
                  {...field}
                  help={paper === null && name.startsWith('title') ? undefined : labels[name].help}
                  maxLength={labels[name].max}
                  autoComplete="off"
                  // Staff opened the form themselves and can start typing.
                  autoFocus={index === 0}
                />
              );
            })}
          </div>
          {conflict && (
            <ConflictNotice
              by={conflict.changedBy}
              onTakeOver={() => saveOver(conflict.current.version)}
              leave="Neuen Stand laden"
              onLeave={() => {
                setValues(valuesOf(conflict.current));
                setBase(conflict.current);
                reset();
              }}
            >
              Seit {germanDateTime(conflict.changedAt)} gilt eine andere Fassung dieses White Papers. Ihre Eingaben
              stehen weiter im Formular.
            </ConflictNotice>
          )}
          <FailureNotice
            title="Das White Paper wurde nicht gespeichert."
            detail={conflict || Object.keys(errors).length > 0 ? null : failure}
            onRetry={save}
            className="mt-4"
          />
        </PanelContent>
      </Form>
    </Panel>
  );
}
