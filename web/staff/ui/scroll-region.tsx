import type { ReactNode } from 'react';

type Props = { label: string; className?: string; children: ReactNode };

/** A box that scrolls its overflow, also by keyboard (WCAG 2.1.1). */
export const ScrollRegion = ({ label, className = '', children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser scrolls it by keyboard otherwise
  <section aria-label={label} tabIndex={0} className={`overflow-auto ${className}`}>
    {children}
  </section>
);
