import { useId } from 'react';
import { newsletterKinds } from '#contract/leads/registry.ts';
import { leadStates } from '#contract/staff/desk.ts';
import { fieldsOf, type ImportPlan, type ImportView, importFields } from '#contract/staff/imports/imports.ts';
import { languageNames, newsletterNames } from '#web/staff/texts.ts';
import { SelectField } from '#web/staff/ui/fields/select-field.tsx';
import { StaffField } from '#web/staff/ui/fields/staff-field.tsx';
import { guessFields } from './file/guess.ts';
import { fieldName } from './texts.ts';

const states = { new: 'Neu', 'in-progress': 'In Arbeit', won: 'Gewonnen', lost: 'Verloren', spam: 'Spam' } as const;

/** The initial plan: the stored one, or one guessed from the headings. */
export const firstPlan = ({ plan, headings, kind }: ImportView): ImportPlan =>
  plan ?? {
    fields: guessFields(headings, kind),
    language: 'de',
    duplicates: 'skip',
    state: 'in-progress',
    newsletter: 'newsletter-general',
    consentDate: '',
    consentText: '',
  };

type Props = { of: ImportView; plan: ImportPlan; onChange: (plan: ImportPlan) => void };

/** Assigns a field to each column, and sets values that no column holds. */
export function PlanForm({ of: { headings, kind }, plan, onChange }: Props) {
  const id = useId();
  const options = fieldsOf[kind].map((field) => [field, fieldName(field, kind)] as const);
  const choose = (column: number, value: string) => {
    const fields = headings.map((_, at) => plan.fields[at] ?? null);
    fields[column] = importFields.find((one) => one === value) ?? null;
    onChange({ ...plan, fields });
  };
  const set = (change: Partial<ImportPlan>) => onChange({ ...plan, ...change });
  const pick = <K extends 'language' | 'duplicates' | 'state' | 'newsletter'>(
    name: K,
    label: string,
    values: readonly (readonly [ImportPlan[K], string])[],
  ) => (
    <div>
      <label htmlFor={`${id}-${name}`} className="mb-1 block font-semibold">
        {label}
      </label>
      <SelectField
        id={`${id}-${name}`}
        value={plan[name]}
        options={values}
        onChange={(value) => {
          const chosen = values.find(([one]) => one === value)?.[0];
          if (chosen !== undefined) onChange({ ...plan, [name]: chosen });
        }}
      />
    </div>
  );
  return (
    <>
      <fieldset>
        <legend className="mb-2 font-semibold">Was in den Spalten steht</legend>
        <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {headings.map((heading, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never move, and headings may repeat
            <li key={column}>
              <label htmlFor={`${id}-${column}`} className="mb-1 block wrap-anywhere">
                <bdi>{heading || `Spalte ${column + 1}`}</bdi>
              </label>
              <SelectField
                id={`${id}-${column}`}
                none="Nicht übernehmen"
                value={plan.fields[column] ?? ''}
                options={options}
                onChange={(value) => choose(column, value)}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="mt-5 grid gap-x-6 gap-y-3 border-t border-line pt-5 sm:grid-cols-2 lg:grid-cols-3">
        {pick('language', 'Sprache, wo keine steht', [
          ['de', languageNames.de],
          ['en', languageNames.en],
        ])}
        {kind === 'leads' ? (
          <>
            {pick(
              'state',
              'Stand danach',
              leadStates.map((state) => [state, states[state]]),
            )}
            {pick('duplicates', 'Adressen, zu denen es schon Kontakte gibt', [
              ['skip', 'auslassen'],
              ['add', 'als weiteren Kontakt anlegen'],
            ])}
          </>
        ) : (
          <>
            {pick(
              'newsletter',
              'Empfangen künftig',
              newsletterKinds.map((one) => [one, newsletterNames[one]]),
            )}
            <StaffField
              id={`${id}-date`}
              label="Einwilligung am, wo kein Datum steht"
              help="Etwa 3.5.2021; leer: Zeilen ohne Datum werden abgelehnt."
              autoComplete="off"
              value={plan.consentDate}
              onChange={(consentDate) => set({ consentDate })}
            />
            <StaffField
              id={`${id}-text`}
              label="Wortlaut oder Ort, wo nichts steht"
              help="Der Nachweis nach Art. 7 Abs. 1 DSGVO, etwa „Messe Hannover, unterschriebene Karte“."
              autoComplete="off"
              maxLength={500}
              value={plan.consentText}
              onChange={(consentText) => set({ consentText })}
            />
          </>
        )}
      </div>
    </>
  );
}
