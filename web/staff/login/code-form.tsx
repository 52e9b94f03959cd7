import { useId, useRef } from 'react';
import { accountPaths, sessionAnswer } from '#contract/staff/account.ts';
import { CallFailed, request } from '#web/staff/api/call.ts';
import { readDevice, storeSession } from '#web/staff/api/session.ts';
import { Form } from '#web/staff/ui/fields/form.tsx';
import { StaffField } from '#web/staff/ui/fields/staff-field.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { logInByPasskey } from './passkey.ts';
import { LoginEnd, useLoginStep } from './step.tsx';

/** The answer to the password: its challenge, and which second factors the account has besides recovery codes. */
export type FirstStep = { secondFactor: string; app: boolean; passkey: boolean };

type Props = {
  apiUrl: string;
  first: FirstStep;
  onSuccess: () => void;
  /** Returns to name and password, with a message to show there. */
  onRestart: (reason: string | null) => void;
};

/** The second step of the login: a passkey, a code from the authenticator app, or a recovery code. */
export function CodeForm({ apiUrl, first: { secondFactor: challenge, app, passkey }, onSuccess, onRestart }: Props) {
  const { busy, message, setMessage, send } = useLoginStep();
  const field = useRef<HTMLInputElement>(null);

  function enter(step: () => Promise<void>) {
    void send(
      async () => {
        await step();
        onSuccess();
      },
      (error, sentence) => {
        if (error instanceof CallFailed && error.problem?.title === 'Zu spät') onRestart(sentence);
        else field.current?.select();
      },
    );
  }

  function submit() {
    if (busy) return;
    const code = field.current?.value.trim() ?? '';
    if (!code) {
      setMessage('Bitte geben Sie den Code ein.');
      field.current?.focus();
      return;
    }
    const call = { method: 'POST', body: { challenge, code, device: readDevice() } };
    enter(async () => storeSession(await request(apiUrl + accountPaths.loginCode, sessionAnswer, call)));
  }

  return (
    <Form method="post" onSubmit={submit} className="grid gap-5">
      {passkey && (
        <StaffButton
          className="min-h-11 w-full"
          busy={busy}
          onClick={() => enter(() => logInByPasskey(apiUrl, challenge))}
        >
          Mit Passkey bestätigen
        </StaffButton>
      )}
      <StaffField
        ref={field}
        id={useId()}
        name="code"
        label={app ? 'Code der Authenticator-App' : 'Wiederherstellungscode'}
        help={
          app ? 'Sechs Ziffern. Ohne Ihr Telefon hilft einer der Wiederherstellungscodes.' : 'Wenn Ihr Passkey fehlt.'
        }
        // The only field of this step.
        autoFocus={!passkey}
        large
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        className="tabular"
      />
      <LoginEnd busy={busy} message={message} isSecond={passkey} />
      <StaffButton look="line" onClick={() => onRestart(null)}>
        Mit anderem Benutzer anmelden
      </StaffButton>
    </Form>
  );
}
