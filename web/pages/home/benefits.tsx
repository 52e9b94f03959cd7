import type { PageId } from '#contract/site/pages.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

const targets = [
  'ai-transformation',
  'ai-platform',
  'ai-academy',
  'ai-mvp',
  'ai-applications',
  'use-cases',
] as const satisfies PageId[];

/** Six benefits as an index: what changes, how, and the page that says more. Each row is one link. */
export function Benefits({ texts }: { texts: Texts['benefits'] }) {
  return (
    <Section texts={texts}>
      <ul className="border-b border-line">
        {targets.map((page, index) => {
          const row = texts.rows[index];
          return (
            row && (
              <li key={page} className="border-t border-line">
                <SiteLink
                  page={page}
                  className="group grid items-baseline gap-x-8 gap-y-2 py-6 md:grid-cols-[5fr_6fr] lg:grid-cols-[5fr_5fr_3fr]"
                >
                  <h3 className="font-display text-[1.6rem] leading-[1.15] font-semibold group-hover:text-cobalt">
                    {row.title}
                  </h3>
                  <span className="max-w-[44ch] text-muted">{row.text}</span>
                  <span className="flex items-center gap-2 font-semibold text-cobalt group-hover:text-cobalt-dark md:max-lg:col-start-2 lg:justify-end lg:whitespace-nowrap">
                    {row.link} <Arrow />
                  </span>
                </SiteLink>
              </li>
            )
          );
        })}
      </ul>
    </Section>
  );
}
