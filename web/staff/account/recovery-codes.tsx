import { useEffect, useRef } from 'react';
import { CopyButton } from '#web/staff/ui/copy-button.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';

/** Shows the recovery codes, which happens only once, until the user confirms having saved them. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const list = useRef<HTMLUListElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  return (
    <div className="mt-4 rounded-xl border border-line bg-paper p-5">
      <h3 ref={title} tabIndex={-1} className="text-[1.1rem]">
        Ihre Wiederherstellungscodes
      </h3>
      <p className="mt-1 max-w-prose">
        Jeder öffnet das Konto einmal, wenn Ihr Telefon fehlt. Sie werden nur jetzt gezeigt: Bewahren Sie sie getrennt
        vom Passwort auf.
      </p>
      <ul
        ref={list}
        className="tabular my-4 grid max-w-xl grid-cols-2 gap-x-6 gap-y-1 font-semibold select-all max-sm:grid-cols-1"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} shown={list} />
        <StaffButton onClick={onDone}>Ich habe sie aufbewahrt</StaffButton>
      </div>
    </div>
  );
}
