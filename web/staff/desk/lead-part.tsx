import type { ReactNode } from 'react';

/** A section of the open lead with its own heading. */
export function LeadPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-5">
      <h3 className="mb-1.5 font-text text-[1em] leading-normal font-semibold tracking-normal">{title}</h3>
      {children}
    </section>
  );
}
