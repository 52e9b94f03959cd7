import { clientTexts, type PageData, serverTexts } from '../../language/page-texts.ts';
import { SiteLink } from '../../language/site-link.tsx';
import { pageMeta } from '../../seo/meta.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { Onward, onwardLink } from '../../ui/onward.tsx';
import { Assumptions } from './assumptions.tsx';
import { Benefits } from './benefits.tsx';
import { Closing } from './closing.tsx';
import { Confidence } from './confidence.tsx';
import { Forms } from './forms.tsx';
import { Hero } from './hero.tsx';
import type { Texts } from './texts.de.ts';

export const loader = serverTexts<Texts>('ai-coaching');
export const clientLoader = clientTexts<Texts>('ai-coaching');
export const meta = pageMeta;

const onward = ['ai-transformation', 'ai-workshops'] as const;

export default function Page({ loaderData: { texts } }: { loaderData: PageData<Texts> }) {
  return (
    <>
      <Hero texts={texts.hero} />
      <Assumptions texts={texts.assumptions} />
      <Forms texts={texts.forms} />
      <Benefits texts={texts.benefits} />
      <Confidence texts={texts.confidence} />
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
