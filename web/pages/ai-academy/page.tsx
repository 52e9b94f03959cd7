import { OnwardPages } from '#web/language/onward-pages.tsx';
import { clientTexts, type PageData, serverTexts } from '#web/language/page-texts.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { Benefits } from './benefits.tsx';
import { Closing } from './closing.tsx';
import { Courses } from './courses.tsx';
import { Duty } from './duty.tsx';
import { Hero } from './hero.tsx';
import type { Texts } from './texts.de.ts';

export const loader = serverTexts<Texts>('ai-academy');
export const clientLoader = clientTexts<Texts>('ai-academy');
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: { loaderData: PageData<Texts> }) {
  return (
    <>
      <Hero texts={texts.hero} exercise={texts.exercise} />
      <Courses texts={texts.courses} />
      <Benefits texts={texts.benefits} />
      <Duty texts={texts.duty} />
      <OnwardPages pages={['ai-workshops', 'ai-coaching']} texts={texts.onward} />
      <Closing texts={texts.closing} />
    </>
  );
}
