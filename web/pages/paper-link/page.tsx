import { type PageData, pageTexts } from '#web/language/page-texts.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import type { PageRequest } from '#web/page-request.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import type { Texts } from './texts.de.ts';

type State = 'expired' | 'unknown';
type Data = PageData<Texts> & { state: State };

const load = pageTexts('paper-link');

export async function loader(request: PageRequest): Promise<Data> {
  const state = request.sources.paperLink(request.params.token ?? '');
  const data = await load(request);
  return { ...data, state, stated: data.texts[state].title, status: state === 'expired' ? 410 : 404 };
}
export const meta = pageMeta;

/** Shown for a link to a mailed white paper that is expired or unknown. */
export default function Page({ loaderData: { texts, state } }: { loaderData: Data }) {
  return (
    <PageHero
      stage="quiet"
      texts={{ ...texts[state], eyebrow: texts.eyebrow }}
      actions={
        <>
          <SiteLink page="private-equity-request" className={buttonClass()}>
            {texts.privateEquity}
          </SiteLink>
          <SiteLink page="organisation-request" className={buttonClass({ look: 'quiet' })}>
            {texts.organisation}
          </SiteLink>
          <SiteLink page="knowledge-center" hash="whitepaper" className={buttonClass({ look: 'quiet' })}>
            {texts.all}
          </SiteLink>
        </>
      }
    />
  );
}
