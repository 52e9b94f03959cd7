import { useEffect, useId, useRef, useState } from 'react';
import { keysOf } from '#contract/keys-of.ts';
import { newsletterKinds } from '#contract/leads/registry.ts';
import { type Language, languages } from '#contract/site/languages.ts';
import { issueConflict, issueLengths, type StaffIssue } from '#contract/staff/newsletter/issues.ts';
import { conflictOf } from '#web/staff/api/call.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { differ, keptDrafts } from '#web/staff/drafts.ts';
import { languageNames, newsletterNames } from '#web/staff/texts.ts';
import { ConflictNotice } from '#web/staff/ui/dialogs/conflict-notice.tsx';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { Form } from '#web/staff/ui/fields/form.tsx';
import { SelectField } from '#web/staff/ui/fields/select-field.tsx';
import { StaffField } from '#web/staff/ui/fields/staff-field.tsx';
import { MayWork } from '#web/staff/ui/may.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { ToggleGroup } from '#web/staff/ui/toggle-group.tsx';
import { useMinWidth } from '#web/staff/ui/use-min-width.ts';
import { slug } from '#web/ui/slug.ts';
import { showToast } from '#web/ui/toast.ts';
import { EditorButtons } from './editor-buttons.tsx';
import { LanguageFields } from './language-fields.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { saveIssue } from './queries.ts';
import { type Errors, type FieldName, type IssueValues, noValues, sentences, typedSince, valuesOf } from './values.ts';

const drafts = keptDrafts(valuesOf, noValues);

/** Minimum window width (rem) for both languages side by side. */
const bothRoom = 60;

type Props = {
  /** The stored draft, or null for a new one. */
  issue: StaffIssue | null;
  testAddress: string;
  onSaved: () => void;
  onSend: (issue: StaffIssue) => void;
  onDelete: (issue: StaffIssue) => void;
  onClose: () => void;
};

/**
 * Edits an issue in both languages. Unsaved text is kept until it is saved or discarded, also when switching screens.
 */
export function IssueEditor({ issue, testAddress, onSaved, onSend, onDelete, onClose }: Props) {
  const { api, session } = useStaff();
  const { draft, base, setBase, saved, values, setValues, isChanged } = drafts.useFields(session.username, issue);
  const [errors, setErrors] = useState<Errors>({});
  /** The slug follows the German subject until somebody edits it. */
  const [ownSlug, setOwnSlug] = useState(issue !== null || draft !== undefined);
  const both = useMinWidth(bothRoom);
  const [language, setLanguage] = useState<Language>('de');
  const [previewed, setPreviewed] = useState<Language | null>(null);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  // The button that opened the editor may be gone with the list.
  useEffect(() => form.current?.focus(), []);

  function showErrors(found: Errors) {
    setErrors(found);
    const [name] = keysOf(found);
    if (!name) return;
    if (name.endsWith('_en')) setLanguage('en');
    else if (name.endsWith('_de')) setLanguage('de');
    // After its language is shown.
    requestAnimationFrame(() => document.getElementById(`${formId}-${name}`)?.focus());
  }
  const { busy, failure, error, reset, start } = useChange(
    ({ on, sent }: { on: StaffIssue | null; sent: IssueValues }) => saveIssue(api, on, sent),
    {
      onDone: (done, { on, sent }) => {
        // Also when the editor has been closed: what was typed meanwhile stays a draft.
        const now = typedSince(valuesOf(done), sent, drafts.of(session.username, on)?.values ?? sent);
        drafts.keep(session.username, on, null);
        drafts.keep(session.username, done, differ(valuesOf(done), now) ? now : null);
        setBase(done);
        setValues((typed) => typedSince(valuesOf(done), sent, typed));
        onSaved();
        showToast({ title: 'Entwurf gespeichert' });
      },
      onFailed: (refused) => showErrors(sentences(refused)),
    },
  );
  const conflict = conflictOf(error, issueConflict)?.current;
  const saveOver = (on: StaffIssue | null) => start({ on, sent: values });
  const type = (name: FieldName, value: string) => {
    setValues((before) => ({
      ...before,
      [name]: value,
      ...(name === 'subject_de' && !ownSlug && { slug: slug(value) }),
    }));
    if (name === 'slug') setOwnSlug(true);
    if (Object.keys(errors).length > 0) reset();
    setErrors(({ [name]: _, ...rest }) => rest);
  };

  return (
    <Form
      ref={form}
      tabIndex={-1}
      onSubmit={() => saveOver(base)}
      aria-label={base ? 'Ausgabe bearbeiten' : 'Neue Ausgabe'}
      className="max-w-6xl outline-none"
    >
      <p className="mb-3">
        <StaffButton look="link" onClick={onClose}>
          Alle Ausgaben
        </StaffButton>
      </p>
      <MayWork>
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <div>
            <label htmlFor={`${formId}-kind`} className="mb-1 block font-semibold">
              Newsletter
            </label>
            <SelectField
              id={`${formId}-kind`}
              options={newsletterKinds.map((kind) => [kind, newsletterNames[kind]] as const)}
              value={values.kind}
              onChange={(value) => {
                const kind = newsletterKinds.find((one) => one === value);
                if (kind) setValues((before) => ({ ...before, kind }));
              }}
            />
          </div>
          <StaffField
            id={`${formId}-slug`}
            label="Adresse im Archiv"
            help={`/newsletter/${values.slug || '…'}`}
            value={values.slug}
            error={errors.slug}
            maxLength={issueLengths.slug}
            autoComplete="off"
            spellCheck={false}
            onChange={(value) => type('slug', value)}
          />
        </div>
        {!both && (
          <div className="mt-4">
            <ToggleGroup legend="Sprache" options={languages} chosen={language} onChoose={setLanguage}>
              {(one) => languageNames[one]}
            </ToggleGroup>
          </div>
        )}
        <div className={`mt-4 grid gap-6 ${both ? 'grid-cols-2' : ''}`}>
          {languages.map((one) => (
            <LanguageFields
              key={one}
              language={one}
              hidden={!both && one !== language}
              named={both}
              formId={formId}
              values={values}
              errors={errors}
              onType={type}
              onPreview={() => setPreviewed(one)}
            />
          ))}
        </div>
        <p className="mt-3 max-w-prose text-muted">
          Markdown: ## Zwischentitel (eine Ebene), **fett**, *kursiv*, [Worte](https://…), - Aufzählung, &gt; Zitat.
          Anrede, Unterschrift, Abmeldelink und Impressum setzt die Website dazu. HTML und Bilder werden als Text
          gezeigt.
        </p>
        {conflict && (
          <ConflictNotice
            by={conflict.state === 'draft' ? conflict.changed_by : conflict.sent_by}
            onTakeOver={() => saveOver(conflict)}
            leave="Neuen Stand laden"
            onLeave={() => {
              setValues(valuesOf(conflict));
              setBase(conflict);
              reset();
              onSaved();
            }}
          >
            {conflict.state === 'draft'
              ? `Seit ${germanDateTime(conflict.changed_at)} gilt eine andere Fassung. Ihre Eingaben stehen weiter im Formular.`
              : 'Die Ausgabe ist inzwischen gesendet und lässt sich nicht mehr ändern.'}
          </ConflictNotice>
        )}
        <FailureNotice
          title="Die Ausgabe wurde nicht gespeichert."
          detail={conflict || Object.keys(errors).length > 0 ? null : failure}
          onRetry={() => saveOver(base)}
          className="mt-4"
        />
        <EditorButtons
          draft={base}
          busy={busy}
          isChanged={isChanged}
          language={both ? 'de' : language}
          testAddress={testAddress}
          onDiscard={() => {
            setValues(saved);
            setErrors({});
            setOwnSlug(base !== null);
            reset();
          }}
          onSend={onSend}
          onDelete={onDelete}
        />
      </MayWork>
      {previewed && (
        <PreviewDialog
          preview={{
            kind: values.kind,
            language: previewed,
            subject: values[`subject_${previewed}`],
            teaser: values[`teaser_${previewed}`],
            body: values[`body_${previewed}`],
          }}
          onClose={() => setPreviewed(null)}
        />
      )}
    </Form>
  );
}
