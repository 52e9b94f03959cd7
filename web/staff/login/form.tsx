import { useEffect, useId, useRef, useState } from 'react';
import { type LoginAnswer, loginAnswer } from '#contract/staff/account.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { request } from '#web/staff/api/call.ts';
import { readDevice, storeSession } from '#web/staff/api/session.ts';
import { CheckField } from '#web/staff/ui/fields/check-field.tsx';
import { Form } from '#web/staff/ui/fields/form.tsx';
import { StaffField } from '#web/staff/ui/fields/staff-field.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { CodeForm, type FirstStep } from './code-form.tsx';
import { DirectoryButton } from './directory-button.tsx';
import { logInByPasskey } from './passkey.ts';
import { LoginEnd, useLoginStep } from './step.tsx';

const nothingMissing = { username: false, password: false };

type Props = { apiUrl: string; target: string; onSuccess: (to: string) => void };

/** Username and password, both required. `onSuccess` is called with the destination once the credentials are stored. */
export function LoginForm({ apiUrl, target, onSuccess }: Props) {
  const [ready, setReady] = useState(false);
  const [shown, setShown] = useState(false);
  const [missing, setMissing] = useState(nothingMissing);
  const [first, setFirst] = useState<(FirstStep & { to: string }) | null>(null);
  const { busy, message, setMessage, send } = useLoginStep();
  const nameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => {
    setReady(true);
    nameField.current?.focus();
  }, []);

  function submit() {
    if (busy) return;
    const username = nameField.current?.value.trim() ?? '';
    const password = passwordField.current?.value ?? '';
    setMessage(null);
    setMissing({ username: !username, password: !password });
    if (!username || !password) return (username ? passwordField : nameField).current?.focus();
    const call = { method: 'POST', body: { username, password, device: readDevice() } };
    void send(async () => {
      const answer = await request(apiUrl + adminPaths.login, loginAnswer, call);
      continueLogin(answer, target);
    });
  }

  /** Continues with the second factor, if there is one; with `null` there already is a session. */
  function continueLogin(answer: LoginAnswer | null, to: string) {
    if (answer && 'secondFactor' in answer) return setFirst({ ...answer, to });
    if (answer) storeSession(answer);
    onSuccess(to);
  }

  if (first !== null) {
    const restart = (reason: string | null) => {
      setFirst(null);
      setMessage(reason);
    };
    return <CodeForm apiUrl={apiUrl} first={first} onSuccess={() => onSuccess(first.to)} onRestart={restart} />;
  }

  const field = { large: true, required: true, autoCapitalize: 'none', spellCheck: false } as const;
  return (
    // A submit before hydration must never put a password into a URL.
    <Form method="post" onSubmit={submit} className="grid gap-5">
      <StaffField
        ref={nameField}
        id={`${id}-username`}
        name="username"
        label="Benutzername"
        autoComplete="username"
        maxLength={100}
        error={missing.username && 'Bitte geben Sie Ihren Benutzernamen ein.'}
        onChange={() => setMissing((before) => ({ ...before, username: false }))}
        {...field}
      />
      <div>
        <StaffField
          ref={passwordField}
          id={`${id}-password`}
          name="password"
          label="Passwort"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          maxLength={1000}
          error={missing.password && 'Bitte geben Sie Ihr Passwort ein.'}
          onChange={() => setMissing((before) => ({ ...before, password: false }))}
          {...field}
        />
        <CheckField label="Passwort anzeigen" checked={shown} onChange={setShown} className="mt-1 text-muted" />
      </div>
      <LoginEnd busy={busy} message={message} disabled={!ready} />
      <StaffButton
        look="line"
        className="min-h-11 w-full"
        disabled={!ready}
        onClick={() => {
          if (!busy)
            void send(async () => {
              await logInByPasskey(apiUrl);
              onSuccess(target);
            });
        }}
      >
        Mit Passkey anmelden
      </StaffButton>
      <DirectoryButton apiUrl={apiUrl} busy={busy} target={target} send={send} onReturn={continueLogin} />
    </Form>
  );
}
