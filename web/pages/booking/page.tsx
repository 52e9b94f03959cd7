import type { LoaderFunctionArgs } from 'react-router';
import type { SlotsAnswer } from '#contract/booking.ts';
import { clientTexts, type PageData, serverTexts } from '../../language/page-texts.ts';
import { pageSources } from '../../page-context.ts';
import { pageMeta } from '../../seo/meta.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import type { Texts } from './texts.de.ts';

type Data = PageData<Texts> & { slots: SlotsAnswer | null };

export async function loader(args: LoaderFunctionArgs): Promise<Data> {
  return { ...(await serverTexts<Texts>('booking')(args)), slots: await args.context.get(pageSources).slots() };
}

export async function clientLoader(): Promise<Data> {
  return { ...(await clientTexts<Texts>('booking')()), slots: null };
}

export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: { loaderData: Data }) {
  return <PageHero eyebrow={texts.hero.eyebrow} title={texts.hero.title} lead={<p>{texts.hero.lead}</p>} />;
}
