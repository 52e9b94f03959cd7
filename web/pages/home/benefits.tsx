import type { PageId } from '#contract/site/pages.ts';
import { SiteLink } from '#web/language/site-link.tsx';
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

/** Six benefits as a table: what changes, how, and the page that says more. Each row is one link. */
export function Benefits({ texts }: { texts: Texts['benefits'] }) {
  return (
    <Section layout="wide" room="near" texts={texts}>
      <ul className="border-y-[1.5px] border-text">
        {targets.map((page, index) => {
          const row = texts.rows[index];
          return (
            row && (
              <li key={page} className="border-line not-first:border-t">
                <SiteLink
                  page={page}
                  className="group grid items-baseline gap-x-6 gap-y-2 py-5 md:grid-cols-2 sheet:grid-cols-12"
                >
                  <h3 className="text-item group-hover:text-cobalt sheet:col-span-5 sheet:pr-10">{row.title}</h3>
                  <span className="max-w-[37.2em] sheet:col-span-5">{row.text}</span>
                  <span className="font-semibold text-cobalt underline decoration-1 underline-offset-4 group-hover:text-cobalt-dark sheet:col-span-2 sheet:text-right">
                    {row.link}
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
