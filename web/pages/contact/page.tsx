import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { importDefaultMessage } from '#web/forms/contact/default-message.ts';
import { ContactPageForm } from '#web/forms/contact/page-form.tsx';
import { type FollowedButton, followedButton } from '#web/forms/dialogs/followed-button.ts';
import { clientTexts, type PageData, serverTexts } from '#web/language/page-texts.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { StepsInTime } from '#web/ui/sections/steps-in-time.tsx';
import type { Texts } from './texts.de.ts';
import { WaysToReachUs } from './ways.tsx';

type Data = PageData<Texts> & { button: FollowedButton | null; message: string };

const onServer = serverTexts<Texts>('contact');
const inBrowser = clientTexts<Texts>('contact');

export async function loader(args: LoaderFunctionArgs): Promise<Data> {
  return withMessage(await onServer(args), args.request);
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Data> {
  return withMessage(await inBrowser(), request);
}

async function withMessage(data: PageData<Texts>, { url }: Request): Promise<Data> {
  const button = followedButton(url);
  return { ...data, button, message: await importDefaultMessage(button?.from ?? null, data.language) };
}

export const meta = pageMeta;

export default function Page({ loaderData: { texts, button, message } }: { loaderData: Data }) {
  return (
    <>
      <PageHero eyebrow={texts.hero.eyebrow} title={texts.hero.title} lead={<p>{texts.hero.lead}</p>} />
      <section className="band pt-[clamp(3rem,6vw,5rem)]">
        <div className="wrap grid items-start gap-x-20 gap-y-16 lg:grid-cols-[7fr_5fr]">
          <div className="min-w-0">
            <h2 className="mb-8 text-title">{texts.formTitle}</h2>
            <ContactPageForm texts={texts.form} label={texts.formTitle} button={button} defaultText={message} />
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
