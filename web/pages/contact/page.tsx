import type { ReactNode } from 'react';
import { importDefaultMessage } from '#web/forms/contact/default-message.ts';
import { NextSlot } from '#web/forms/dialogs/next-slot.tsx';
import { type FollowedButton, followedButton } from '#web/forms/opened-dialog/followed-button.ts';
import { importTakenCalculation, type TakenCalculation } from '#web/forms/opened-dialog/taken-calculation.ts';
import { Island } from '#web/islands/island.tsx';
import { type PageData, pageTexts } from '#web/language/page-texts.ts';
import type { PageRequest } from '#web/page-request.ts';
import { useRootData } from '#web/root-data.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { LineIcon } from '#web/ui/icons/line-icon.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { StepsInTime } from '#web/ui/sections/steps-in-time.tsx';
import { ContactForm } from './form.tsx';
import type { Texts } from './texts.de.ts';

type Data = PageData<Texts> & { button: FollowedButton | null; message: string; calculation: TakenCalculation | null };

const texts = pageTexts('contact');

export async function loader(request: PageRequest): Promise<Data> {
  const data = await texts(request);
  const button = followedButton(request.url);
  const message = await importDefaultMessage(button?.from ?? null, data.language);
  const calculation = await importTakenCalculation(button?.calculation ?? '', data.language);
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
            <div className="mb-8 border-y border-line py-3">
              <Island
                name="free-times"
                component={NextSlot}
                props={{ compact: true, words: 'instead', draft: 'contact' }}
              />
            </div>
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

/** E-mail and phone, and when an answer comes. */
function WaysToReachUs({ texts }: { texts: Texts['ways'] }) {
  const { email, phone } = useRootData().company;
  return (
    <section aria-labelledby="ways">
      <h2 id="ways" className="mb-5 text-item tracking-[-0.015em]">
        {texts.title}
      </h2>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        <Card
          label={texts.email}
          href={`mailto:${email}`}
          text={email}
          icon={<path d="M3 5.5h18v13H3zM3 6l9 7 9-7" />}
        />
        <Card
          label={texts.phone}
          href={`tel:${phone.tel}`}
          text={phone.display}
          icon={
            <path d="M6.5 3.5 9.6 4l1.2 4-2 1.8a13 13 0 0 0 5.4 5.4l1.8-2 4 1.2.5 3.1c-1 2.4-3 3-5 2.5C9.4 18.5 5.5 14.6 4 8.500c-.5-2 .1-4 2.5-5Z" />
          }
        />
      </div>
      <p className="mt-5 flex gap-3 text-[0.95rem] leading-normal">
        <Icon className="mt-0.5 shrink-0 text-cobalt">
          <circle cx="12" cy="12" r="9" />
          <path d="M12 7v5.200l3.3 2" />
        </Icon>
        {texts.reply}
      </p>
    </section>
  );
}

type CardProps = { label: string; href: string; text: string; icon: ReactNode };

function Card({ label, href, text, icon }: CardProps) {
  return (
    <a
      href={href}
      className="group flex min-w-0 items-center gap-4 sheet p-5 transition-shadow hover:inset-ring-[1.5px] hover:inset-ring-cobalt"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-cobalt-wash text-cobalt">
        <Icon>{icon}</Icon>
      </span>
      <span className="min-w-0">
        <span className="block text-sm text-muted">{label}</span>
        <span className="tabular block font-semibold leading-snug wrap-anywhere group-hover:text-cobalt">{text}</span>
      </span>
    </a>
  );
}

function Icon({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <LineIcon box={24} size={22} weight={1.75} round className={className}>
      {children}
    </LineIcon>
  );
}
