import type { ReactNode } from 'react';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { SlotsAnswer } from '#contract/booking/booking.ts';
import { pageSources as sources } from '#contract/leads/sources.ts';
import type { Language } from '#contract/site/languages.ts';
import { Booked } from '#web/forms/booking/booked.tsx';
import { BookingForm } from '#web/forms/booking/booking-form.tsx';
import { ExternalCalendar } from '#web/forms/booking/external.tsx';
import { importBookingTexts } from '#web/forms/booking/load-texts.ts';
import { Moment } from '#web/forms/booking/time/moment.tsx';
import { useBooking } from '#web/forms/booking/use-booking.ts';
import { useCarried } from '#web/forms/booking/use-carried.ts';
import { type FollowedButton, followedButton } from '#web/forms/opened-dialog/followed-button.ts';
import { messageOf } from '#web/forms/opened-dialog/message-of.ts';
import { importTakenCalculation, type TakenCalculation } from '#web/forms/opened-dialog/taken-calculation.ts';
import { useLanguage } from '#web/language/language.tsx';
import { type PageData, pageTexts } from '#web/language/page-texts.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import { pageContext, pageSources } from '#web/page-context.ts';
import { useRootData } from '#web/root-data.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { StepsInTime } from '#web/ui/sections/steps-in-time.tsx';
import type { Texts } from './texts.de.ts';

type Data = PageData<Texts> & {
  button: FollowedButton | null;
  message: string;
  calculation: TakenCalculation | null;
  slots: SlotsAnswer | null;
};

const load = pageTexts('booking');

export async function loader(args: LoaderFunctionArgs): Promise<Data> {
  const { bookingUrl } = args.context.get(pageContext);
  const slots = bookingUrl ? null : await args.context.get(pageSources).slots();
  return { ...(await withMessage(await load(args), args.request)), slots };
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<Data> {
  return { ...(await withMessage(await load(args), args.request)), slots: null };
}

async function withMessage(data: PageData<Texts>, { url }: Request) {
  const button = followedButton(url);
  const { messages } = await importBookingTexts(data.language);
  const calculation = await importTakenCalculation(button?.calculation ?? '', data.language);
  return { ...data, button, message: messageOf(messages, button?.from ?? null), calculation };
}

export const meta = pageMeta;

/** The booking without its dialog: the same form, which also works as an ordinary post. */
export default function Page({ loaderData }: { loaderData: Data }) {
  const { bookingUrl } = useRootData();
  return bookingUrl ? <OutsideCalendar data={loaderData} href={bookingUrl} /> : <OwnCalendar data={loaderData} />;
}

function OutsideCalendar({ data: { texts }, href }: { data: Data; href: string }) {
  return (
    <Sheet title={texts.form.external.title} texts={texts}>
      <ExternalCalendar texts={texts.form} href={href} />
    </Sheet>
  );
}

function OwnCalendar({ data: { texts, language, button, message, calculation, slots } }: { data: Data }) {
  const booking = useBooking({ name: 'booking', page: 'booking', initialSlots: slots });
  const { form, choice, booked } = booking;
  const done = useCarried(form.status === 'success');
  return (
    <Sheet
      title={done ? texts.form.done.title : texts.title}
      texts={texts}
      chosen={!done && choice.start ? { language, zone: choice.zone, start: choice.start } : null}
    >
      {done ? (
        <Booked texts={texts.form} language={language} zone={choice.zone} booked={booked} />
      ) : (
        <BookingForm
          booking={booking}
          texts={texts.form}
          language={language}
          origin={{
            pageSource: button?.pageSource ?? sources.booking,
            buttonText: button?.buttonText || texts.form.bookAny,
          }}
          from={button?.from ?? null}
          defaultText={message}
          calculation={calculation}
          plainSlots={slots}
        />
      )}
    </Sheet>
  );
}

type SheetProps = {
  title: string;
  texts: Texts;
  /** What was chosen, beside the form. */
  chosen?: { language: Language; zone: string; start: string } | null;
  children: ReactNode;
};

/** No stage: what one came to do is the first screen, and what to expect stays beside it. */
function Sheet({ title, texts, chosen = null, children }: SheetProps) {
  const { host, company } = useRootData();
  const { language } = useLanguage();
  return (
    <section className="pt-24 pb-near lg:pt-28">
      <div className="wrap">
        <h1 className="text-item">{title}</h1>
        <div className="mt-4 grid items-start gap-x-16 gap-y-16 lg:mt-6 lg:grid-cols-[7fr_4fr]">
          <div className="min-w-0">{children}</div>
          <div className="grid min-w-0 gap-10 lg:sticky lg:top-24">
            <section aria-labelledby="with" className="border-t-[1.5px] border-text pt-4">
              <h2 id="with" className="text-meta text-muted">
                {texts.host}
              </h2>
              <p className="mt-1 font-display text-item font-semibold">{host.person}</p>
              <p>
                {host.role[language]}, {company.name}
              </p>
              {chosen && (
                <p className="mt-4 border-t border-line pt-3">
                  <Moment texts={texts.form.picker} {...chosen} />
                </p>
              )}
            </section>
            <StepsInTime id="course" {...texts.call} />
            <section aria-labelledby="direct">
              <h2 id="direct" className="text-item">
                {texts.direct.title}
              </h2>
              <p className="mt-2">{texts.direct.text}</p>
              <SiteLink page="contact" className="mt-2 inline-flex min-h-11 items-center font-semibold text-cobalt">
                {texts.direct.link}
              </SiteLink>
            </section>
          </div>
        </div>
      </div>
    </section>
  );
}
