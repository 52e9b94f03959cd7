import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { type ButtonId, isButtonId } from '#contract/leads/buttons.ts';
import { importDefaultMessage } from '../../forms/contact/default-message.ts';
import { ContactPageForm } from '../../forms/contact/page-form.tsx';
import { clientTexts, type PageData, serverTexts } from '../../language/page-texts.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../seo/meta.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { StepsInTime } from '../../ui/steps-in-time.tsx';
import type { Texts } from './texts.de.ts';
import { WaysToReachUs } from './ways.tsx';

type Data = PageData<Texts> & { from: ButtonId | null; message: string };

const onServer = serverTexts<Texts>('contact');
const inBrowser = clientTexts<Texts>('contact');

export async function loader(args: LoaderFunctionArgs): Promise<Data> {
  return withMessage(await onServer(args), args.context.get(pageContext).from);
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Data> {
  const from = new URL(request.url).searchParams.get('from');
  return withMessage(await inBrowser(), isButtonId(from) ? from : null);
}

async function withMessage(data: PageData<Texts>, from: ButtonId | null): Promise<Data> {
  return { ...data, from, message: await importDefaultMessage(from, data.language) };
}

export const meta = pageMeta;

export default function Page({ loaderData: { texts, from, message } }: { loaderData: Data }) {
  return (
    <>
      <PageHero eyebrow={texts.hero.eyebrow} title={texts.hero.title} lead={<p>{texts.hero.lead}</p>} />
      <section className="band pt-[clamp(3rem,6vw,5rem)]">
        <div className="wrap grid items-start gap-x-20 gap-y-16 lg:grid-cols-[7fr_5fr]">
          <div className="min-w-0">
            <h2 className="mb-8 text-title">{texts.formTitle}</h2>
            <ContactPageForm texts={texts.form} label={texts.formTitle} from={from} defaultText={message} />
          </div>
          <div className="grid min-w-0 gap-14">
            <WaysToReachUs texts={texts.ways} />
            <StepsInTime id="next" {...texts.steps} />
          </div>
        </div>
      </section>
    </>
  );
}
