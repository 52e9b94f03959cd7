import type { ReactNode } from 'react';
import type { PageId } from '#contract/site/pages.ts';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { slug } from '#web/ui/slug.ts';
import { SiteLink } from './site-link.tsx';

type Props = { pages: readonly PageId[]; texts: { title: string; links: readonly string[] } };

/** Links to related pages. */
export function OnwardPages({ pages, texts }: Props) {
  return (
    <Onward title={texts.title}>
      {pages.map((page, index) => (
        <li key={page}>
          <SiteLink page={page} className={onwardLink}>
            {texts.links[index]} <Arrow />
          </SiteLink>
        </li>
      ))}
    </Onward>
  );
}

/** Classes of a link in `Onward`. */
export const onwardLink =
  'group flex min-h-11 items-center justify-between gap-6 py-5 font-display text-item font-semibold hover:text-cobalt';

/** Links at the end of a page for further reading, separated by lines; not printed, where they lead nowhere. */
export function Onward({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="bg-sand py-mid print:hidden">
      <div className="wrap split items-start">
        <h2 id={slug(title)} className="text-section">
          {title}
        </h2>
        <ul className="ruled">{children}</ul>
      </div>
    </section>
  );
}
