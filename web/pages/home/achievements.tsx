import { SiteLink } from '#web/language/site-link.tsx';
import { Bars } from '#web/pictures/bars.tsx';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** Four claimed effects, said to be experience values, on one scale. */
export function Achievements({ texts }: { texts: Texts['achievements'] }) {
  const lead = (
    <>
      <p>{texts.note}</p>
      <SiteLink
        page="ai-platform"
        className="group mt-5 inline-flex min-h-11 items-center gap-2 font-semibold text-cobalt hover:text-cobalt-dark"
      >
        {texts.link} <Arrow />
      </SiteLink>
    </>
  );
  return (
    <Section tone="sand" layout="split" eyebrow={texts.eyebrow} title={texts.title} lead={lead}>
      <Bars bars={texts.bars} />
    </Section>
  );
}
