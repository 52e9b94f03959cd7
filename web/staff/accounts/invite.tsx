import { useId, useState } from 'react';
import { type StaffRole, staffRoles } from '#contract/staff/account.ts';
import type { FirstPasswordAnswer } from '#contract/staff/accounts.ts';
import { faultCodes } from '#web/staff/api/call.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { Form, FormButtons } from '#web/staff/ui/fields/form.tsx';
import { SelectField } from '#web/staff/ui/fields/select-field.tsx';
import { StaffField } from '#web/staff/ui/fields/staff-field.tsx';
import { TabSection } from '#web/staff/ui/tab-section.tsx';
import { inviteAccount } from './queries.ts';
import { nameFaults, roleNames } from './texts.ts';

type Props = { onInvited: (first: FirstPasswordAnswer) => void };

/** Creates an account. Its first password is shown once, to be passed on. */
export function Invite({ onInvited }: Props) {
  const { api } = useStaff();
  const [username, setUsername] = useState('');
  const [role, setRole] = useState<StaffRole>('work');
  const id = useId();
  const { busy, failure, error, reset, start } = useChange(() => inviteAccount(api, { username, role }), {
    onDone: (first) => {
      setUsername('');
      onInvited(first);
    },
    onFailed: () => document.getElementById(id)?.focus(),
  });
  const codes = faultCodes(error);
  const fault = Object.entries(nameFaults).find(([code]) => codes.includes(`username.${code}`))?.[1];
  return (
    <TabSection
      title="Konto anlegen"
      hint="Das erste Passwort wird einmal gezeigt und gilt sieben Tage. Ist der Benutzername die E‑Mail-Adresse, öffnet auch das Firmenkonto, wo eines eingerichtet ist."
      ruled
    >
      <Form onSubmit={start} className="grid max-w-2xl gap-4 sm:grid-cols-2">
        <StaffField
          id={id}
          label="Benutzername"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          value={username}
          error={fault ?? failure}
          onChange={(value) => {
            setUsername(value);
            reset();
          }}
        />
        <div>
          <label htmlFor={`${id}-role`} className="mb-1 block font-semibold">
            Rolle
          </label>
          <SelectField
            id={`${id}-role`}
            value={role}
            options={Object.entries(roleNames)}
            onChange={(value) => setRole(staffRoles.find((one) => one === value) ?? role)}
          />
        </div>
        <FormButtons submit={busy ? 'Wird angelegt …' : 'Konto anlegen'} busy={busy} />
      </Form>
    </TabSection>
  );
}
