import type { PageId } from '#contract/site/pages.ts';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { Onward, onwardLink } from '#web/ui/sections/onward.tsx';
import { SiteLink } from './site-link.tsx';

/** Other pages to go on to, each with the words of its link. */
export function OnwardPages({
  pages,
  texts,
}: {
  pages: readonly PageId[];
  texts: { title: string; links: readonly string[] };
}) {
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
