import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { LoginAnswer } from '#contract/staff/account.ts';
import { failureOf } from '#web/staff/api/call.ts';
import {
  directoryName,
  isDirectoryReturn,
  leaveForDirectory,
  logInByDirectory,
  proveByReturn,
  readDirectoryAnswer,
} from '#web/staff/api/directory.ts';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { showToast } from '#web/ui/toast.ts';

type Props = {
  apiUrl: string;
  busy: boolean;
  /** Where to go after the login. */
  target: string;
  send: (step: () => Promise<void>) => Promise<void>;
  /** Called with the login's answer, or with null after a proof. `to` is where the request began. */
  onReturn: (answer: LoginAnswer | null, to: string) => void;
};

/**
 * The button for signing in through the company's directory, if there is one, and the handling of its redirect back.
 */
export function DirectoryButton({ apiUrl, busy, target, send, onReturn }: Props) {
  const [parameters, setParameters] = useSearchParams();
  const [name, setName] = useState<string | null>(null);
  const isBack = isDirectoryReturn(parameters);
  const handled = useRef(false);

  const completeLogin = useEffectEvent(async () => {
    let isRefused = false;
    await send(async () => {
      const { answer, to, proof } = readDirectoryAnswer(parameters);
      const login = proof ? null : await logInByDirectory(apiUrl, answer);
      if (proof)
        await proveByReturn(apiUrl, answer).catch((error: Error) =>
          showToast({ title: 'Nicht bestätigt', description: failureOf(error) ?? '' }),
        );
      isRefused = !(login && 'secondFactor' in login);
      onReturn(login, to);
    });
    // The parameters can be used once; a successful login navigates away from them.
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
    void completeLogin();
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
