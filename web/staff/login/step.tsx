import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { loginMessage } from './messages.ts';

/** Sends a step of the login and keeps the message of a failure. */
export function useLoginStep() {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  /** @param refused called with the error and its message */
  async function send(step: () => Promise<void>, refused?: (error: unknown, sentence: string) => void) {
    setBusy(true);
    setMessage(null);
    try {
      await step();
    } catch (error) {
      const sentence = loginMessage(error, new Date());
      setMessage(sentence);
      refused?.(error, sentence);
    } finally {
      setBusy(false);
    }
  }
  return { busy, message, setMessage, send };
}

type EndProps = {
  busy: boolean;
  message: string | null;
  disabled?: boolean;
  /** Whether something else in this step takes precedence. */
  isSecond?: boolean;
};

/** The error message and the submit button: the end of each login step. */
export function LoginEnd({ busy, message, disabled = false, isSecond = false }: EndProps) {
  return (
    <>
      <div aria-live="assertive" className="empty:-mt-5">
        {message && <p className="rounded-control bg-danger-wash px-4 py-3 text-danger wrap-anywhere">{message}</p>}
      </div>
      <Button
        type="submit"
        look={isSecond ? 'line' : 'primary'}
        disabled={disabled}
        aria-disabled={busy || undefined}
        className="w-full disabled:opacity-100"
      >
        {busy ? 'Anmeldung...' : 'Anmelden'}
      </Button>
    </>
  );
}
