import type { ReactNode } from 'react';
import type { ListView } from '#web/forms/booking/without-scripts/list-view.ts';

type Props = {
  /** For browsers without scripts; null where only scripts can have come this far. */
  plain: ReactNode;
  /** It stands alone: after a post, whose answer carries no script, or because somebody asked for it. */
  alone?: boolean;
  /** Where it stands alone, for whoever waits for scripts in vain, and the words of the link that leads there. */
  list?: { href: ListView['href']; text: string } | null;
  children: ReactNode;
};

/**
 * What needs scripts stands in the server's HTML as it will stand once they are at work, so that nothing is waited for;
 * beside it the plain form, which takes its place in browsers without scripts (`booking.css`).
 */
export function WithScripts({ plain, alone = false, list = null, children }: Props) {
  if (alone) return plain;
  return (
    <>
      <div data-scripted="">
        {children}
        {list && (
          <p className="mt-3">
            <a href={list.href} className="inline-flex min-h-11 items-center text-sm underline">
              {list.text}
            </a>
          </p>
        )}
      </div>
      {plain && <noscript>{plain}</noscript>}
    </>
  );
}
