import type { PageId } from '#contract/site/pages.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { Drawing } from './drawing.tsx';
import type { Texts } from './texts.de.ts';

const targets = [
  'ai-transformation',
  'ai-platform',
  'ai-academy',
  'ai-mvp',
  'ai-applications',
  'use-cases',
] as const satisfies PageId[];

/** Six benefits: a drawing, what changes, how, and the page with details. Each is a single link. */
export function Benefits({ texts }: { texts: Texts['benefits'] }) {
  return (
    <Section layout="wide" room="near" texts={texts}>
      <ul className="grid gap-x-6 md:grid-cols-3 xl:grid-cols-2">
        {targets.map((page, index) => {
          const row = texts.rows[index];
          return (
            row && (
              <li key={page} className="border-t border-line">
                <SiteLink page={page} className="group grid gap-x-6 gap-y-4 py-5 xl:grid-cols-2">
                  <Drawing name="benefit" at={index} className="max-md:hidden" />
                  <div>
                    <h3 className="text-item group-hover:text-cobalt">{row.title}</h3>
                    <p className="mt-1.5">{row.text}</p>
                    <p className="mt-1.5 font-semibold text-cobalt underline decoration-1 underline-offset-4 group-hover:text-cobalt-dark">
                      {row.link}
                    </p>
                  </div>
                </SiteLink>
              </li>
            )
          );
        })}
      </ul>
    </Section>
  );
}
