import { type ReactNode, useEffect, useRef } from 'react';
import { CopyButton } from '#web/staff/ui/copy-button.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';

type Props = {
  title: ReactNode;
  secret: string;
  /** How long it works and how to store it. */
  children: ReactNode;
  onDone: () => void;
};

/** Shows a secret, only once; takes focus, because the form that created it is below, on phones out of sight. */
export function ShownOnce({ title, secret, children, onDone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const code = useRef<HTMLElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-4 rounded-xl border border-line bg-paper p-5">
      <h2 ref={heading} tabIndex={-1} className="text-[1.1rem]">
        {title}
      </h2>
      <p className="mt-2">
        <code ref={code} className="font-semibold wrap-anywhere select-all">
          {secret}
        </code>
      </p>
      <p className="mt-2 mb-3 text-muted">{children}</p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={secret} shown={code} />
        <StaffButton onClick={onDone}>Ich habe es hinterlegt</StaffButton>
      </div>
    </div>
  );
}
