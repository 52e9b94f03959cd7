import { useId, useState } from 'react';
import { minPasswordLength, type PasswordFault, passwordFaults } from '#contract/staff/account.ts';
import { faultCodes } from '#web/staff/api/call.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { Form, FormButtons } from '#web/staff/ui/fields/form.tsx';
import { StaffField } from '#web/staff/ui/fields/staff-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import { changePassword } from './queries.ts';

const faultTexts: Readonly<Record<PasswordFault, string>> = {
  tooShort: `Mindestens ${minPasswordLength} Zeichen.`,
  same: 'Das ist Ihr jetziges Passwort. Bitte wählen Sie ein anderes.',
  username: 'Das Passwort darf Ihren Benutzernamen nicht enthalten.',
  company: 'Das Passwort darf den Namen des Unternehmens nicht enthalten.',
  repeated: 'Das Passwort wiederholt sich. Bitte wählen Sie eines mit mehr verschiedenen Zeichen.',
  sequence: 'Das Passwort folgt der Tastatur, dem Alphabet oder den Zahlen. Bitte wählen Sie ein anderes.',
  common: 'Dieses Passwort ist weit verbreitet und schnell erraten. Bitte wählen Sie ein anderes.',
};

/** Why the server rejected the new password; null if it rejected something else. */
function faultOf(error: unknown): string | null {
  const codes = faultCodes(error);
  const fault = passwordFaults.find((one) => codes.includes(`newPassword.${one}`));
  return fault ? faultTexts[fault] : null;
}

const empty = { password: '', newPassword: '', again: '' };

/** Sets a new password, which ends all other sessions of the account. */
export function PasswordForm({ username, onChanged }: { username: string; onChanged: () => void }) {
  const { api } = useStaff();
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Partial<typeof empty>>({});
  const id = useId();
  const { busy, failure, error, start } = useChange(
    ({ password, newPassword }: typeof empty) => changePassword(api, { password, newPassword }),
    {
      onDone: () => {
        setValues(empty);
        showToast({ title: 'Passwort geändert', description: 'Alle anderen Geräte sind abgemeldet.' });
        onChanged();
      },
      onFailed: (error) => {
        const newPassword = faultOf(error);
        if (!newPassword) return;
        setErrors({ newPassword });
        document.getElementById(`${id}-newPassword`)?.focus();
      },
    },
  );

  function submit() {
    const found: Partial<typeof empty> = {};
    if (!values.password) found.password = 'Bitte geben Sie Ihr jetziges Passwort ein.';
    if (values.newPassword.length < minPasswordLength) found.newPassword = faultTexts.tooShort;
    else if (values.newPassword !== values.again) found.again = 'Die beiden Eingaben sind verschieden.';
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) document.getElementById(`${id}-${first}`)?.focus();
    else start(values);
  }

  const field = (name: keyof typeof empty, label: string, autoComplete: string, help?: string) => (
    <StaffField
      id={`${id}-${name}`}
      label={label}
      help={help}
      type="password"
      autoComplete={autoComplete}
      maxLength={1000}
      value={values[name]}
      error={errors[name]}
      onChange={(value) => {
        setValues((before) => ({ ...before, [name]: value }));
        setErrors(({ [name]: _, ...rest }) => rest);
      }}
    />
  );

  return (
    <Form onSubmit={submit} aria-labelledby={`${id}-title`} className="mt-8 border-t border-line pt-6">
      <h2 id={`${id}-title`} className="text-[1.0625rem]">
        Passwort ändern
      </h2>
      {/* Password managers need the user name next to the password. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <div className="mt-4 grid max-w-md gap-4">
        {field('password', 'Jetziges Passwort', 'current-password')}
        {field(
          'newPassword',
          'Neues Passwort',
          'new-password',
          `Mindestens ${minPasswordLength} Zeichen, am besten mehrere Wörter, die nichts miteinander zu tun haben`,
        )}
        {field('again', 'Neues Passwort noch einmal', 'new-password')}
      </div>
      <div aria-live="assertive">{failure && !faultOf(error) && <p className="mt-3 text-danger">{failure}</p>}</div>
      <FormButtons submit={busy ? 'Wird geändert …' : 'Passwort ändern'} busy={busy} />
    </Form>
  );
}
