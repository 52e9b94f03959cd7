import type { ReactNode } from 'react';
import { slug } from '#web/ui/slug.ts';

/** The one dark call to action at the end of a page. */
export function ClosingStage({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <section className="stage band">
      <div className="wrap grid items-end gap-10 lg:grid-cols-[7fr_5fr]">
        <h2 id={slug(title)} className="text-title">
          {title}
        </h2>
        <div>
          <p className="mb-8 max-w-[46ch] text-lead text-pretty text-mist">{lead}</p>
          <div className="flex flex-wrap gap-4">{children}</div>
        </div>
      </div>
    </section>
  );
}
