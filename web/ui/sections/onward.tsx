import type { ReactNode } from 'react';
import { slug } from '#web/ui/slug.ts';

/** Classes of a link in `Onward`. */
export const onwardLink =
  'group flex min-h-11 items-center justify-between gap-6 py-5 font-display text-heading leading-tight font-semibold hover:text-cobalt';

/** Where a reader goes from here: links parted by rules, on sand, at the end of a page. */
export function Onward({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="bg-sand py-[clamp(3.5rem,7vw,6rem)]">
      <div className="wrap split items-start">
        <h2 id={slug(title)} className="text-title">
          {title}
        </h2>
        <ul className="divide-y divide-text/15 border-y border-text/15">{children}</ul>
      </div>
    </section>
  );
}
