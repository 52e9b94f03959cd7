import type { ComponentType } from 'react';
import { type IslandName, textsApart } from './names.ts';

type Props<P> = {
  name: IslandName;
  /** What stands here; in the browser the component of the same name in `web/visitor/islands.ts`. */
  component: ComponentType<P>;
  /** Data that JSON can carry: they travel in the page, but for the `texts` that are fetched (`textsApart`). */
  props: P;
  /** It stays the server's HTML: what was asked for works in any browser. */
  still?: boolean;
  className?: string;
};

/**
 * A part of a page whose code the browser fetches when the visitor comes near (decision 0030). Until then, and without
 * scripts, it is the server's HTML, in which a form is an ordinary form.
 */
export function Island<P extends object>({ name, component: Component, props, still = false, className }: Props<P>) {
  if (still) return <Component {...props} />;
  const apart = textsApart.some((one) => one === name);
  const ownProps = Object.entries(props).filter(([key]) => !apart || key !== 'texts');
  return (
    <div data-island={name} data-props={JSON.stringify(Object.fromEntries(ownProps))} className={className}>
      <Component {...props} />
    </div>
  );
}
