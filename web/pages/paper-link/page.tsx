import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { type PageData, pageTexts } from '#web/language/page-texts.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import { pageSources } from '#web/page-context.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import type { Texts } from './texts.de.ts';

type State = 'expired' | 'unknown';
type Data = PageData<Texts> & { state: State };

const load = pageTexts('paper-link');

/** What the server said about the link; a change of language asks it nothing. */
let shown: State | null = null;

export async function loader(args: LoaderFunctionArgs) {
  const texts = await load(args);
  const state = args.context.get(pageSources).paperLink(args.params.token ?? '');
  return data<Data>({ ...texts, state }, { status: state === 'expired' ? 410 : 404 });
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<Data> {
  if (!shown) return args.serverLoader<typeof loader>();
  return { ...(await load(args)), state: shown };
}
export const meta = pageMeta;

/** Stands where a mailed white paper was: a link that has expired, or that was never ours. */
export default function Page({ loaderData: { texts, state } }: { loaderData: Data }) {
  if (typeof window !== 'undefined') shown = state;
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
