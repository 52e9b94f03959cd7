import { useId, useState } from 'react';
import {
  type NewProgramAnswer,
  type ProgramInput,
  type ProgramScope,
  programDays,
  programScopes,
} from '#contract/staff/programs/tokens.ts';
import { faultCodes } from '#web/staff/api/call.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { scopeNames } from '#web/staff/texts.ts';
import { CheckField } from '#web/staff/ui/fields/check-field.tsx';
import { Form, FormButtons } from '#web/staff/ui/fields/form.tsx';
import { SelectField } from '#web/staff/ui/fields/select-field.tsx';
import { StaffField } from '#web/staff/ui/fields/staff-field.tsx';
import { TabSection } from '#web/staff/ui/tab-section.tsx';
import { addProgram } from './queries.ts';
import { nameFaults, noScope } from './texts.ts';

type Props = { onAdded: (added: NewProgramAnswer) => void };

/** Creates a token for another program, limited to the scopes it needs. */
export function NewProgram({ onAdded }: Props) {
  const { api } = useStaff();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ProgramScope[]>([]);
  const [days, setDays] = useState<ProgramInput['days']>(90);
  const id = useId();
  const { busy, failure, error, reset, start } = useChange(() => addProgram(api, { name, scopes: [...scopes], days }), {
    onDone: (added) => {
      setName('');
      setScopes([]);
      onAdded(added);
    },
    onFailed: (failed) => {
      const isScope = faultCodes(failed).join() === 'scopes.required';
      const field = isScope ? document.querySelector<HTMLElement>(`#${CSS.escape(id)}-may input`) : null;
      (field ?? document.getElementById(id))?.focus();
    },
  });
  const codes = faultCodes(error);
  const nameFault = codes.map((code) => nameFaults[code]).find((fault) => fault !== undefined);
  const scopeFault = codes.includes('scopes.required') ? noScope : undefined;
  return (
    <TabSection title="Token anlegen" hint="Für jedes Programm ein eigenes. Es wird einmal gezeigt." ruled>
      <Form onSubmit={start} className="grid max-w-2xl gap-4 sm:grid-cols-2">
        <StaffField
          id={id}
          label="Name des Programms"
          autoComplete="off"
          maxLength={60}
          value={name}
          error={nameFault ?? (scopeFault ? undefined : failure)}
          onChange={(value) => {
            setName(value);
            reset();
          }}
        />
        <div>
          <label htmlFor={`${id}-days`} className="mb-1 block font-semibold">
            Gültig für
          </label>
          <SelectField
            id={`${id}-days`}
            value={String(days)}
            options={programDays.map((count) => [String(count), `${count} Tage`])}
            onChange={(value) => setDays(programDays.find((count) => String(count) === value) ?? days)}
          />
        </div>
        <fieldset id={`${id}-may`} className="sm:col-span-2" aria-describedby={scopeFault ? `${id}-scopes` : undefined}>
          <legend className="mb-1 font-semibold">Das Programm darf</legend>
          <div className="flex flex-wrap gap-x-6 gap-y-1">
            {programScopes.map((scope) => (
              <CheckField
                key={scope}
                label={scopeNames[scope]}
                checked={scopes.includes(scope)}
                onChange={(checked) => {
                  setScopes(checked ? [...scopes, scope] : scopes.filter((one) => one !== scope));
                  reset();
                }}
              />
            ))}
          </div>
          {scopeFault && (
            <p id={`${id}-scopes`} className="mt-1 text-danger">
              {scopeFault}
            </p>
          )}
        </fieldset>
        <FormButtons submit={busy ? 'Wird angelegt …' : 'Token anlegen'} busy={busy} />
      </Form>
    </TabSection>
  );
}
