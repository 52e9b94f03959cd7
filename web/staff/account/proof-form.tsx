import { useId, useState } from 'react';
import { InputRefused } from '#web/staff/api/call.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { Form, FormButtons } from '#web/staff/ui/fields/form.tsx';
import { StaffField } from '#web/staff/ui/fields/staff-field.tsx';

type Props = {
  /** Also asks for a code. */
  withCode?: boolean;
  submit: string;
  /** Called with the proof; if it rejects, the form shows why. */
  onProven: (proof: { password: string; code: string }) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the password again before a change that makes the account less safe. */
export function ProofForm({ withCode = false, submit, onProven, onCancel }: Props) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const id = useId();
  const { busy, failure, start } = useChange(
    () => {
      if (password && (!withCode || code.trim())) return onProven({ password, code });
      throw new InputRefused(withCode ? 'Bitte geben Sie Passwort und Code ein.' : 'Bitte geben Sie Ihr Passwort ein.');
    },
    {
      onFailed: (refused) =>
        refused instanceof InputRefused && document.getElementById(`${id}-${password ? 'code' : 'password'}`)?.focus(),
    },
  );
  return (
    <Form onSubmit={start} className="mt-4 grid max-w-md gap-4">
      <StaffField
        id={`${id}-password`}
        label="Passwort"
        type="password"
        autoComplete="current-password"
        maxLength={1000}
        autoFocus
        value={password}
        onChange={setPassword}
      />
      {withCode && (
        <StaffField
          id={`${id}-code`}
          label="Code"
          help="Sechs Ziffern der App oder ein Wiederherstellungscode"
          autoComplete="one-time-code"
          maxLength={40}
          value={code}
          onChange={setCode}
        />
      )}
      <div aria-live="assertive" className="empty:-mt-4">
        {failure && <p className="text-danger">{failure}</p>}
      </div>
      <FormButtons submit={submit} busy={busy} onCancel={onCancel} />
    </Form>
  );
}
