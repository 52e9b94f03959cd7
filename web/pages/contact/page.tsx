import { importDefaultMessage } from '#web/forms/contact/default-message.ts';
import { NextSlot } from '#web/forms/dialogs/next-slot.tsx';
import { type AttachedCalculation, importAttachedCalculation } from '#web/forms/opened-dialog/attached-calculation.ts';
import { type FollowedButton, followedButton } from '#web/forms/opened-dialog/followed-button.ts';
import { Island } from '#web/islands/island.tsx';
import { type PageData, pageTexts } from '#web/language/page-texts.ts';
import type { PageRequest } from '#web/page-request.ts';
import { useRootData } from '#web/root-data.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { StepsInTime } from '#web/ui/sections/steps-in-time.tsx';
import { ContactForm } from './form.tsx';
import type { Texts } from './texts.de.ts';

type Data = PageData<Texts> & {
  button: FollowedButton | null;
  message: string;
  calculation: AttachedCalculation | null;
};

const texts = pageTexts('contact');

export async function loader(request: PageRequest): Promise<Data> {
  const data = await texts(request);
  const button = followedButton(request.url);
  const message = await importDefaultMessage(button?.from ?? null, data.language);
  const calculation = await importAttachedCalculation(button?.calculation ?? '', data.language);
  return { ...data, button, message, calculation };
}

export const meta = pageMeta;

export default function Page({ loaderData: { texts, button, message, calculation } }: { loaderData: Data }) {
  return (
    <>
      <PageHero stage="quiet" texts={texts.hero} />
      <section className="band pt-[clamp(3rem,6vw,5rem)]">
        <div className="wrap grid items-start gap-x-20 gap-y-16 lg:grid-cols-[7fr_5fr]">
          <div className="min-w-0">
            <h2 className="mb-8 text-section">{texts.formTitle}</h2>
            <Island
              name="free-times"
              component={NextSlot}
              props={{ compact: true, words: 'instead', draft: 'contact', meanwhile: texts.meanwhile }}
              className="mb-8 border-y border-line py-3"
            />
            <Island
              name="contact"
              component={ContactForm}
              props={{ texts: texts.form, label: texts.formTitle, button, defaultText: message, calculation }}
            />
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

/** Email, phone, and when to expect a reply. */
function WaysToReachUs({ texts }: { texts: Texts['ways'] }) {
  const { email, phone } = useRootData().company;
  return (
    <section aria-labelledby="ways">
      <h2 id="ways" className="mb-5 text-item tracking-[-0.015em]">
        {texts.title}
      </h2>
      <dl className="ruled">
        <Way label={texts.email} href={`mailto:${email}`} text={email} />
        <Way label={texts.phone} href={`tel:${phone.tel}`} text={phone.display} />
      </dl>
      <p className="mt-5 text-[0.95rem]">{texts.reply}</p>
    </section>
  );
}

/** Breaks an address only if it is too long for a line of its own. */
function Way({ label, href, text }: { label: string; href: string; text: string }) {
  return (
    <div className="py-3">
      <dt className="text-meta text-muted">{label}</dt>
      <dd>
        <a href={href} className="tabular inline-flex min-h-11 items-center font-semibold hover:text-cobalt">
          {text}
        </a>
      </dd>
    </div>
  );
}
