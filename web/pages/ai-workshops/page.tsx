import { clientTexts, type PageData, serverTexts } from '../../language/page-texts.ts';
import { SiteLink } from '../../language/site-link.tsx';
import { pageMeta } from '../../seo/meta.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { Onward, onwardLink } from '../../ui/onward.tsx';
import { Agenda } from './agenda.tsx';
import { Benefits } from './benefits.tsx';
import { Closing } from './closing.tsx';
import { Formats } from './formats.tsx';
import { Hero } from './hero.tsx';
import { Ranking } from './ranking.tsx';
import type { Texts } from './texts.de.ts';

export const loader = serverTexts<Texts>('ai-workshops');
export const clientLoader = clientTexts<Texts>('ai-workshops');
export const meta = pageMeta;

const onward = ['ai-mvp', 'use-cases'] as const;

export default function Page({ loaderData: { texts } }: { loaderData: PageData<Texts> }) {
  return (
    <>
      <Hero texts={texts.hero} />
      <Formats texts={texts.formats} />
      <Agenda texts={texts.agenda} />
      <Ranking texts={texts.ranking} />
      <Benefits texts={texts.benefits} />
      <Onward title={texts.onward.title}>
        {onward.map((page, index) => (
          <li key={page}>
            <SiteLink page={page} className={onwardLink}>
              {texts.onward.links[index]} <Arrow />
            </SiteLink>
          </li>
        ))}
      </Onward>
      <Closing texts={texts.closing} />
    </>
  );
}
