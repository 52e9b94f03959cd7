import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { pageMetaWithFaq } from '#web/seo/meta.ts';
import { Achievements } from './achievements.tsx';
import { Audiences } from './audiences.tsx';
import { Benefits } from './benefits.tsx';
import { Clients } from './clients.tsx';
import { Closing } from './closing.tsx';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import { Newsletter } from './newsletter.tsx';
import { Resources } from './resources.tsx';
import { Solutions } from './solutions.tsx';
import { Strategy } from './strategy.tsx';

const load = pageTexts('home');

export { load as clientLoader, load as loader };
export const meta = pageMetaWithFaq;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  return (
    <>
      <Hero texts={texts.hero} />
      <Strategy texts={texts.strategy} />
      <Solutions texts={texts.solutions} />
      <Benefits texts={texts.benefits} />
      <Achievements texts={texts.achievements} />
      <Audiences texts={texts.audiences} />
      <Resources texts={texts.resources} />
      <Clients texts={texts.clients} />
      <Newsletter texts={texts.newsletter} />
      <Faq texts={texts.faq} />
      <Closing texts={texts.closing} />
    </>
  );
}
