import { SiteLink } from '#web/language/site-link.tsx';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { Facts } from '#web/ui/sections/facts.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** The legal reason for training. */
export function Duty({ texts }: { texts: Texts['duty'] }) {
  const lead = (
    <>
      <p>{texts.lead}</p>
      <SiteLink
        page="knowledge-center"
        className="group mt-5 inline-flex min-h-11 items-center gap-2 font-semibold text-cobalt hover:text-cobalt-dark"
      >
        {texts.link} <Arrow />
      </SiteLink>
    </>
  );
  return (
    <Section layout="split" eyebrow={texts.eyebrow} title={texts.title} lead={lead}>
      <Facts items={texts.items} />
    </Section>
  );
}
