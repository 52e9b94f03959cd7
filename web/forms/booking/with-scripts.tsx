import type { ReactNode } from 'react';

type Props = {
  /** For browsers without scripts; null where only scripts can have come this far. */
  plain: ReactNode;
  /** The page that answers a post carries no script. */
  posted?: boolean;
  children: ReactNode;
};

/**
 * What needs scripts stands in the server's HTML as it will stand once they are at work, so that nothing is waited for;
 * beside it the plain form, which takes its place in browsers without scripts (`booking.css`).
 */
export function WithScripts({ plain, posted = false, children }: Props) {
  if (posted) return plain;
  return (
    <>
      <div data-scripted="">{children}</div>
      {plain && <noscript>{plain}</noscript>}
    </>
  );
}
