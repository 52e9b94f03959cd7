import { type FormEvent, useId, useRef, useState } from 'react';
import { accessPaths, sessionAnswer } from '#contract/staff/account.ts';
import { CallFailed, request } from '#web/staff/api/call.ts';
import { storeSession } from '#web/staff/api/session.ts';
import { Button } from '#web/ui/button.tsx';
import { loginMessage } from './messages.ts';

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
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const code = field.current?.value.trim() ?? '';
    if (!code) {
      setMessage('Bitte geben Sie den Code ein.');
      field.current?.focus();
      return;
    }
    setBusy(true);
    setMessage(null);
    try {
      const call = { method: 'POST', body: { challenge, code } };
      storeSession(await request(apiUrl + accessPaths.loginCode, sessionAnswer, call));
      onSuccess();
    } catch (error) {
      setBusy(false);
      const sentence = loginMessage(error, new Date());
      if (error instanceof CallFailed && error.problem?.title === 'Zu spät') return onRestart(sentence);
      setMessage(sentence);
      field.current?.select();
    }
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div>
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          Code der Authenticator-App
        </label>
        <input
          ref={field}
          id={id}
          name="code"
          // biome-ignore lint/a11y/noAutofocus: the one thing that is asked for
          autoFocus
          autoComplete="one-time-code"
          inputMode="text"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          aria-describedby={`${id}-help`}
          className="tabular min-h-12 w-full rounded-control border-[1.5px] border-field bg-white px-3.5 text-base tracking-widest"
        />
        <p id={`${id}-help`} className="mt-1.5 text-muted">
          Sechs Ziffern. Ohne Ihr Telefon hilft einer der Wiederherstellungscodes.
        </p>
      </div>
      <div aria-live="assertive" className="empty:-mt-5">
        {message && <p className="rounded-control bg-danger-wash px-4 py-3 text-danger wrap-anywhere">{message}</p>}
      </div>
      <Button type="submit" aria-disabled={busy || undefined} className="w-full">
        {busy ? 'Anmeldung...' : 'Anmelden'}
      </Button>
      <Button look="line" size="small" onClick={() => onRestart(null)}>
        Mit anderem Benutzer anmelden
      </Button>
    </form>
  );
}
