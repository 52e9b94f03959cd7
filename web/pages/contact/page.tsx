import type { LoaderFunctionArgs } from 'react-router';
import { importDefaultMessage } from '#web/forms/contact/default-message.ts';
import { ContactPageForm } from '#web/forms/contact/page-form.tsx';
import { type FollowedButton, followedButton } from '#web/forms/opened-dialog/followed-button.ts';
import { type PageData, pageTexts } from '#web/language/page-texts.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { StepsInTime } from '#web/ui/sections/steps-in-time.tsx';
import type { Texts } from './texts.de.ts';
import { WaysToReachUs } from './ways.tsx';

type Data = PageData<Texts> & { button: FollowedButton | null; message: string };

const texts = pageTexts('contact');

async function load(args: LoaderFunctionArgs): Promise<Data> {
  const data = await texts(args);
  const button = followedButton(args.request.url);
  return { ...data, button, message: await importDefaultMessage(button?.from ?? null, data.language) };
}

export { load as clientLoader, load as loader };

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
