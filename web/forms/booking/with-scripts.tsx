import { type ReactNode, useEffect, useState } from 'react';

type Props = {
  /** For browsers without scripts; null where only scripts can have come this far. */
  plain: ReactNode;
  /** The page that answers a post carries no script. */
  posted?: boolean;
  /** Its outline until the scripts are at work. */
  waiting: ReactNode;
  children: ReactNode;
};

/** What needs scripts stands where they run; in the server's HTML its outline, and beside it the plain form. */
export function WithScripts({ plain, posted = false, waiting, children }: Props) {
  const [here, setHere] = useState(plain === null);
  useEffect(() => setHere(true), []);
  if (here) return children;
  if (posted) return plain;
  return (
    <>
      {waiting}
      <noscript>{plain}</noscript>
    </>
  );
}
