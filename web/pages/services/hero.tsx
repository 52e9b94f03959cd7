import { DownArrow } from '#web/ui/icons/down-arrow.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { groups } from './groups.ts';
import type { Texts } from './texts.de.ts';

/** What a visitor has leads to the two services for it. */
export function Hero({ texts, groups: groupTexts }: { texts: Texts['hero']; groups: Texts['groups'] }) {
  const index = (
    <nav aria-label={texts.index}>
      <p className="mb-3 text-mist">{texts.index}</p>
      <ul className="divide-y divide-white/15 border-y border-white/15">
        {groups.map(({ id }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="group flex min-h-14 items-center justify-between gap-6 py-3 font-display text-[1.45rem] leading-tight font-semibold hover:text-cobalt-light"
            >
              {groupTexts[id].short}
              <DownArrow />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
  return <PageHero eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} aside={index} />;
}
