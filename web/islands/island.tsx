import type { ComponentType } from 'react';
import { type IslandName, textsApart } from './names.ts';

type Props<P> = {
  name: IslandName;
  /**
   * Rendered on the server; in the browser it is the component of the same name in `web/visitor/islands/registry.ts`.
   */
  component: ComponentType<P>;
  /** JSON-serialisable data, embedded in the page, except `texts` that are loaded separately (`textsApart`). */
  props: P;
  /** Renders only HTML without hydration, for a requested view that must work in any browser. */
  still?: boolean;
  /** UTC offset, in minutes, of the times in the HTML: for visitors with another one the code is loaded at once. */
  utcOffset?: number | undefined;
  className?: string;
};

/**
 * A part of a page whose code the browser loads when it comes near the viewport (decision 0030). Until then, and
 * without scripts, it is the server's HTML, in which forms are ordinary forms.
 */
export function Island<P extends object>({
  name,
  component: Component,
  props,
  still = false,
  utcOffset,
  className,
}: Props<P>) {
  if (still) return <Component {...props} />;
  const apart = textsApart.some((one) => one === name);
  const ownProps = Object.entries(props).filter(([key]) => !apart || key !== 'texts');
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(Object.fromEntries(ownProps))}
      data-utc-offset={utcOffset}
      className={className}
    >
      <Component {...props} />
    </div>
  );
}
