import type { ReactNode } from 'react';

type Props = { label: string; className?: string; children: ReactNode };

/** What is wider or higher than its room scrolls in itself, also by keys (WCAG 2.1.1). */
export const ScrollRegion = ({ label, className = '', children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without it keys do not scroll in every browser
  <section aria-label={label} tabIndex={0} className={`overflow-auto ${className}`}>
    {children}
  </section>
);
