import type { Language } from '#contract/site/languages.ts';
import { issueLengths } from '#contract/staff/newsletter/issues.ts';
import { languageNames } from '#web/staff/texts.ts';
import { StaffField } from '#web/staff/ui/fields/staff-field.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import type { Errors, FieldName, IssueValues } from './values.ts';

type Props = {
  language: Language;
  hidden: boolean;
  /** Whether the language's name is shown above the fields, because nothing else tells it. */
  named: boolean;
  formId: string;
  values: IssueValues;
  errors: Errors;
  onType: (name: FieldName, value: string) => void;
  onPreview: () => void;
};

/** Subject, teaser and text of an issue in one language. */
export function LanguageFields({ language, hidden, named, formId, values, errors, onType, onPreview }: Props) {
  const name = languageNames[language];
  const field = (what: 'subject' | 'teaser' | 'body') => `${what}_${language}` as const;
  const shared = (what: 'subject' | 'teaser') => ({
    id: `${formId}-${field(what)}`,
    lang: language,
    value: values[field(what)],
    error: errors[field(what)],
    maxLength: issueLengths[what],
    autoComplete: 'off',
    onChange: (value: string) => onType(field(what), value),
  });
  const bodyId = `${formId}-${field('body')}`;
  const error = errors[field('body')];
  return (
    <fieldset hidden={hidden} className="min-w-0">
      <legend className={named ? 'mb-2 text-[1.1em] font-semibold' : 'sr-only'}>{name}</legend>
      <div className="grid gap-y-4">
        <StaffField
          {...shared('subject')}
          label={`Betreff (${name})`}
          help={`${values[field('subject')].length} Zeichen; bis 50 zeigt ein Telefon ihn ganz`}
        />
        <StaffField
          {...shared('teaser')}
          label={`Vorspann (${name})`}
          help="Ein Satz unter der Anrede; steht auch im Archiv und in der Liste des Mailprogramms"
        />
        <div>
          <div className="mb-1 flex items-baseline justify-between gap-3">
            <label htmlFor={bodyId} className="font-semibold">
              Text ({name})
            </label>
            <StaffButton look="link" onClick={onPreview} aria-label={`Vorschau (${name})`}>
              Vorschau
            </StaffButton>
          </div>
          <textarea
            id={bodyId}
            lang={language}
            rows={18}
            maxLength={issueLengths.body}
            value={values[field('body')]}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${bodyId}-error` : undefined}
            onChange={(event) => onType(field('body'), event.target.value)}
            className="field py-1.5"
          />
          {error && (
            <p id={`${bodyId}-error`} className="mt-1 text-danger">
              {error}
            </p>
          )}
        </div>
      </div>
    </fieldset>
  );
}
