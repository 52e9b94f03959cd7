import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { loginAnswer } from '#contract/staff/account.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { request } from '#web/staff/api/call.ts';
import { storeSession } from '#web/staff/api/session.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeForm } from './code-form.tsx';
import { loginMessage } from './messages.ts';

const texts = {
  username: 'Benutzername',
  password: 'Passwort',
  usernameMissing: 'Bitte geben Sie Ihren Benutzernamen ein.',
  passwordMissing: 'Bitte geben Sie Ihr Passwort ein.',
  show: 'Passwort anzeigen',
  submit: 'Anmelden',
  busy: 'Anmeldung...',
} as const;

type Missing = { username: boolean; password: boolean };
const nothingMissing: Missing = { username: false, password: false };

/** Username and password; both required. `onSuccess` is called once the credentials are stored. */
export function LoginForm({ apiUrl, onSuccess }: { apiUrl: string; onSuccess: () => void }) {
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(false);
  const [missing, setMissing] = useState(nothingMissing);
  const [message, setMessage] = useState<string | null>(null);
  const [challenge, setChallenge] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const focus = (name: keyof Missing) => {
    const found = form.current?.elements.namedItem(name);
    if (found instanceof HTMLElement) found.focus();
  };
  const ids = { username: useId(), password: useId() };

  useEffect(() => {
    setReady(true);
    const first = form.current?.elements.namedItem('username');
    if (first instanceof HTMLElement) first.focus();
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const username = String(data.get('username') ?? '').trim();
    const password = String(data.get('password') ?? '');
    setMessage(null);
    setMissing({ username: !username, password: !password });
    if (!username || !password) return focus(username ? 'password' : 'username');
    setBusy(true);
    try {
      const call = { method: 'POST', body: { username, password } };
      const answer = await request(apiUrl + adminPaths.login, loginAnswer, call);
      if ('secondFactor' in answer) {
        setBusy(false);
        setChallenge(answer.secondFactor);
        return;
      }
      storeSession(answer);
      onSuccess();
    } catch (error) {
      setMessage(loginMessage(error, new Date()));
      setBusy(false);
    }
  }

  if (challenge !== null) {
    const restart = (reason: string | null) => {
      setChallenge(null);
      setMessage(reason);
    };
    return <CodeForm apiUrl={apiUrl} challenge={challenge} onSuccess={onSuccess} onRestart={restart} />;
  }

  const field = (name: keyof Missing, type: string, autoComplete: string, error: string) => (
    <div>
      <label htmlFor={ids[name]} className="mb-1.5 block font-semibold">
        {texts[name]}
      </label>
      <input
        id={ids[name]}
        name={name}
        type={type}
        required
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={name === 'username' ? 100 : 1000}
        aria-invalid={missing[name] || undefined}
        aria-describedby={missing[name] ? `${ids[name]}-error` : undefined}
        onInput={() => setMissing((before) => ({ ...before, [name]: false }))}
        className="min-h-12 w-full rounded-control border-[1.5px] border-field bg-white px-3.5 text-base aria-invalid:border-danger"
      />
      {missing[name] && (
        <p id={`${ids[name]}-error`} className="mt-1.5 text-danger">
          {error}
        </p>
      )}
    </div>
  );

  return (
    // Posting before the script is there must never put a password into an address.
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      {field('username', 'text', 'username', texts.usernameMissing)}
      <div>
        {field('password', shown ? 'text' : 'password', 'current-password', texts.passwordMissing)}
        <label className="mt-1 inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-muted">
          <input
            type="checkbox"
            checked={shown}
            onChange={(event) => setShown(event.target.checked)}
            className="size-4.5 accent-cobalt"
          />
          {texts.show}
        </label>
      </div>
      <div aria-live="assertive" className="empty:-mt-5">
        {message && <p className="rounded-control bg-danger-wash px-4 py-3 text-danger wrap-anywhere">{message}</p>}
      </div>
      <Button
        type="submit"
        disabled={!ready}
        aria-disabled={busy || undefined}
        className={`w-full ${ready ? '' : 'disabled:opacity-100'}`}
      >
        {busy ? texts.busy : texts.submit}
      </Button>
    </form>
  );
}
