import { useId, useRef } from 'react';
import { accessPaths, sessionAnswer } from '#contract/staff/account.ts';
import { CallFailed, request } from '#web/staff/api/call.ts';
import { readDevice, storeSession } from '#web/staff/api/session.ts';
import { Form } from '#web/staff/ui/fields/form.tsx';
import { StaffField } from '#web/staff/ui/fields/staff-field.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { LoginEnd, useLoginStep } from './step.tsx';

type Props = {
  apiUrl: string;
  /** What the first step answered. */
  challenge: string;
  onSuccess: () => void;
  /** Back to name and password, with what to say there. */
  onRestart: (reason: string | null) => void;
};

/** The second step of the login: a code of the authenticator app, or a recovery code. */
export function CodeForm({ apiUrl, challenge, onSuccess, onRestart }: Props) {
  const { busy, message, setMessage, send } = useLoginStep();
  const field = useRef<HTMLInputElement>(null);

  function submit() {
    if (busy) return;
    const code = field.current?.value.trim() ?? '';
    if (!code) {
      setMessage('Bitte geben Sie den Code ein.');
      field.current?.focus();
      return;
    }
    const call = { method: 'POST', body: { challenge, code, device: readDevice() } };
    void send(
      async () => {
        storeSession(await request(apiUrl + accessPaths.loginCode, sessionAnswer, call));
        onSuccess();
      },
      (error, sentence) => {
        if (error instanceof CallFailed && error.problem?.title === 'Zu spät') onRestart(sentence);
        else field.current?.select();
      },
    );
  }

  return (
    <Form method="post" onSubmit={submit} className="grid gap-5">
      <StaffField
        ref={field}
        id={useId()}
        name="code"
        label="Code der Authenticator-App"
        help="Sechs Ziffern. Ohne Ihr Telefon hilft einer der Wiederherstellungscodes."
        // The one thing that is asked for.
        autoFocus
        large
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        className="tabular"
      />
      <LoginEnd busy={busy} message={message} />
      <StaffButton look="line" onClick={() => onRestart(null)}>
        Mit anderem Benutzer anmelden
      </StaffButton>
    </Form>
  );
}
