import type { ReactNode } from 'react';
import type { ListView } from '#web/forms/booking/without-scripts/list-view.ts';

type Props = {
  /** For browsers without scripts; null where the visitor must have scripts. */
  plain: ReactNode;
  /** Renders only `plain`: after a form post, whose response contains no script, or on request. */
  alone?: boolean;
  /** Link to the plain view, for visitors whose scripts fail to load. */
  list?: { href: ListView['href']; text: string } | null;
  children: ReactNode;
};

/**
 * Server-renders scripted content exactly as it will look once its scripts run, so that nothing shifts. The plain form
 * next to it replaces it in browsers without scripts (`booking.css`).
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
