import { clientTexts, type PageData, serverTexts } from '../../language/page-texts.ts';
import { SiteLink } from '../../language/site-link.tsx';
import { pageMetaWithFaq } from '../../seo/meta.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { Onward, onwardLink } from '../../ui/onward.tsx';
import { Closing } from './closing.tsx';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import { Impact } from './impact.tsx';
import { Phases } from './phases.tsx';
import { Services } from './services.tsx';
import { SuccessFactors } from './success-factors.tsx';
import type { Texts } from './texts.de.ts';

export const loader = serverTexts<Texts>('ai-transformation');
export const clientLoader = clientTexts<Texts>('ai-transformation');
export const meta = pageMetaWithFaq;

const onward = ['ai-academy', 'ai-platform'] as const;

export default function Page({ loaderData: { texts } }: { loaderData: PageData<Texts> }) {
  return (
    <>
      <Hero texts={texts.hero} />
      <Phases texts={texts.phases} />
      <Services texts={texts.services} phases={texts.phases.items} />
      <Impact texts={texts.impact} />
      <SuccessFactors texts={texts.factors} />
      <Faq texts={texts.faq} />
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
