import type { PageId } from '#contract/site/pages.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import { Compare } from '#web/ui/sections/compare.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { Drawing } from './drawing.tsx';
import type { Texts } from './texts.de.ts';

const targets = ['ai-coaching', 'ai-transformation', 'private-equity-request'] as const satisfies PageId[];

/** Three audiences side by side, each with a drawing of their starting point. */
export function Audiences({ texts }: { texts: Texts['audiences'] }) {
  const { labels, cards } = texts;
  const starts = cards.map(({ link }, index) => (
    <SiteLink
      key={link}
      page={targets[index] ?? 'services'}
      className="font-semibold text-cobalt underline decoration-1 underline-offset-4 hover:text-cobalt-dark"
    >
      {link}
    </SiteLink>
  ));
  return (
    <Section layout="wide" room="near" texts={texts}>
      <Compare
        caption={texts.title}
        heads={cards.map(({ name }, index) => ({
          name,
          picture: <Drawing name="standing" at={index} />,
        }))}
        rows={[
          { label: labels.situation, cells: cards.map((card) => card.situation) },
          { label: labels.contribution, cells: cards.map((card) => card.contribution) },
          { label: labels.start, cells: starts },
        ]}
      />
    </Section>
  );
}
