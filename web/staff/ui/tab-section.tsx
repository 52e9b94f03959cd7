import { type ReactNode, useId } from 'react';

type Props = {
  title: string;
  hint?: ReactNode;
  /** Separated by a line from what is above. */
  ruled?: boolean;
  children: ReactNode;
};

/** A section of a tab with its own heading. */
export function TabSection({ title, hint, ruled = false, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={ruled ? 'mt-8 border-t border-line pt-6' : ''}>
      <h2 id={id} className="text-[1.0625rem]">
        {title}
      </h2>
      {hint && <p className="mt-1 mb-3 max-w-prose text-muted">{hint}</p>}
      {children}
    </section>
  );
}
