import type { ReactNode } from 'react';
import type { PageId } from '#contract/site/pages.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

const targets = ['ai-coaching', 'ai-transformation', 'private-equity-request'] as const satisfies PageId[];

/** Three readers side by side; the rows line up so that they can be compared. */
export function Audiences({ texts }: { texts: Texts['audiences'] }) {
  const { labels } = texts;
  return (
    <Section texts={texts}>
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-3 lg:grid-rows-[repeat(4,auto)] lg:gap-y-0">
        {targets.map((page, index) => {
          const card = texts.cards[index];
          return (
            card && (
              <article
                key={page}
                className="rounded-panel bg-white p-7 inset-ring inset-ring-line lg:row-span-4 lg:grid lg:grid-rows-subgrid"
              >
                <h3 className="pb-6 text-[1.6rem] leading-[1.15]">{card.name}</h3>
                <Row label={labels.situation}>{card.situation}</Row>
                <Row label={labels.contribution}>{card.contribution}</Row>
                <Row label={labels.start}>
                  <SiteLink
                    page={page}
                    className="group inline-flex min-h-11 items-center gap-2 font-semibold text-cobalt hover:text-cobalt-dark"
                  >
                    {card.link} <Arrow />
                  </SiteLink>
                </Row>
              </article>
            )
          );
        })}
      </div>
    </Section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-4 last:pb-0">
      <p className="text-[0.86rem] font-semibold text-muted">{label}</p>
      <div className="mt-1">{children}</div>
    </div>
  );
}
