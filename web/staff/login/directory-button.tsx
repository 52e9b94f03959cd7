import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { LoginAnswer } from '#contract/staff/account.ts';
import { failureOf } from '#web/staff/api/call.ts';
import {
  directoryName,
  isReturn,
  leaveForDirectory,
  logInByDirectory,
  proveByReturn,
  takeReturn,
} from '#web/staff/api/directory.ts';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { showToast } from '#web/ui/toast.ts';

type Props = {
  apiUrl: string;
  busy: boolean;
  /** Where to go after the login. */
  target: string;
  send: (step: () => Promise<void>) => Promise<void>;
  /** What a login by it was answered; null where it was a proof. `to` is where it began. */
  onReturn: (answer: LoginAnswer | null, to: string) => void;
};

/** The way to the company's directory, where there is one, and the way back. */
export function DirectoryButton({ apiUrl, busy, target, send, onReturn }: Props) {
  const [parameters, setParameters] = useSearchParams();
  const [name, setName] = useState<string | null>(null);
  const isBack = isReturn(parameters);
  const handled = useRef(false);

  const comeBack = useEffectEvent(async () => {
    let isRefused = false;
    await send(async () => {
      const { answer, to, proof } = takeReturn(parameters);
      const login = proof ? null : await logInByDirectory(apiUrl, answer);
      if (proof)
        await proveByReturn(apiUrl, answer).catch((error: Error) =>
          showToast({ title: 'Nicht bestätigt', description: failureOf(error) ?? '' }),
        );
      isRefused = !(login && 'secondFactor' in login);
      onReturn(login, to);
    });
    // What stands in the address was good once; a login that worked leads away from it.
    if (!isRefused) setParameters({}, { replace: true });
  });
  useEffect(() => {
    let left = false;
    void directoryName(apiUrl).then((given) => left || setName(given));
    return () => {
      left = true;
    };
  }, [apiUrl]);
  useEffect(() => {
    if (!isBack || handled.current) return;
    handled.current = true;
    void comeBack();
  }, [isBack]);

  if (name === null) return null;
  return (
    <StaffButton
      look="line"
      className="min-h-11 w-full"
      onClick={() => {
        if (!busy) void send(() => leaveForDirectory(apiUrl, target));
      }}
    >
      Mit {name} anmelden
    </StaffButton>
  );
}
