import { clientTexts, type PageData, serverTexts } from '../../language/page-texts.ts';
import { SiteLink } from '../../language/site-link.tsx';
import { pageMeta } from '../../seo/meta.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { Onward, onwardLink } from '../../ui/onward.tsx';
import { Benefits } from './benefits.tsx';
import { Closing } from './closing.tsx';
import { Courses } from './courses.tsx';
import { Duty } from './duty.tsx';
import { Hero } from './hero.tsx';
import type { Texts } from './texts.de.ts';

export const loader = serverTexts<Texts>('ai-academy');
export const clientLoader = clientTexts<Texts>('ai-academy');
export const meta = pageMeta;

const onward = ['ai-workshops', 'ai-coaching'] as const;

export default function Page({ loaderData: { texts } }: { loaderData: PageData<Texts> }) {
  return (
    <>
      <Hero texts={texts.hero} exercise={texts.exercise} />
      <Courses texts={texts.courses} />
      <Benefits texts={texts.benefits} />
      <Duty texts={texts.duty} />
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
