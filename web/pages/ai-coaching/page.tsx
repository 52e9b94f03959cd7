import { OnwardPages } from '#web/language/onward-pages.tsx';
import { clientTexts, type PageData, serverTexts } from '#web/language/page-texts.ts';
import { pageMeta } from '#web/seo/meta.ts';
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

export default function Page({ loaderData: { texts } }: { loaderData: PageData<Texts> }) {
  return (
    <>
      <Hero texts={texts.hero} />
      <Assumptions texts={texts.assumptions} />
      <Forms texts={texts.forms} />
      <Benefits texts={texts.benefits} />
      <Confidence texts={texts.confidence} />
      <OnwardPages pages={['ai-transformation', 'ai-workshops']} texts={texts.onward} />
      <Closing texts={texts.closing} />
    </>
  );
}
