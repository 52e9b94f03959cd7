import { OnwardPages } from '#web/language/onward-pages.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { pageMetaWithFaq } from '#web/seo/meta.ts';
import { Closing } from './closing.tsx';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import { Impact } from './impact.tsx';
import { Phases } from './phases.tsx';
import { Services } from './services.tsx';
import { SuccessFactors } from './success-factors.tsx';

const load = pageTexts('ai-transformation');

export { load as clientLoader, load as loader };
export const meta = pageMetaWithFaq;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  return (
    <>
      <Hero texts={texts.hero} />
      <Phases texts={texts.phases} />
      <Services texts={texts.services} phases={texts.phases.items} />
      <Impact texts={texts.impact} />
      <SuccessFactors texts={texts.factors} />
      <Faq texts={texts.faq} />
      <OnwardPages pages={['ai-academy', 'ai-platform']} texts={texts.onward} />
      <Closing texts={texts.closing} />
    </>
  );
}
