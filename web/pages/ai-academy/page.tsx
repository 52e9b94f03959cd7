import { OnwardPages } from '#web/language/onward-pages.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { Benefits } from './benefits.tsx';
import { Closing } from './closing.tsx';
import { Courses } from './courses.tsx';
import { Duty } from './duty.tsx';
import { Hero } from './hero.tsx';

const load = pageTexts('ai-academy');

export { load as clientLoader, load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
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
