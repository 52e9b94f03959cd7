import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { Closing } from './closing.tsx';
import { Group } from './group.tsx';
import { groups } from './groups.ts';
import { Hero } from './hero.tsx';
import { Radar } from './radar.tsx';
import { WhyUs } from './why-us.tsx';

const load = pageTexts('services');

export { load as clientLoader, load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  return (
    <>
      <Hero texts={texts.hero} groups={texts.groups} />
      <div className="wrap py-[clamp(2rem,5vw,4rem)]">
        {groups.map((group) => (
          <Group key={group.id} group={group} texts={texts.groups[group.id]} cards={texts.cards} />
        ))}
      </div>
      <WhyUs texts={texts.whyUs} />
      <Radar texts={texts.radar} />
      <Closing texts={texts.closing} />
    </>
  );
}
