import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { SlotsAnswer } from '#contract/booking/booking.ts';
import { pageSources as sources } from '#contract/leads/sources.ts';
import { Booked } from '#web/forms/booking/booked.tsx';
import { BookingForm } from '#web/forms/booking/booking-form.tsx';
import { ExternalCalendar } from '#web/forms/booking/external.tsx';
import { importBookingTexts, messageOf } from '#web/forms/booking/load-texts.ts';
import { useBooking } from '#web/forms/booking/use-booking.ts';
import { type FollowedButton, followedButton } from '#web/forms/opened-dialog/followed-button.ts';
import { importTakenCalculation, type TakenCalculation } from '#web/forms/opened-dialog/taken-calculation.ts';
import { type PageData, pageTexts } from '#web/language/page-texts.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import { pageContext, pageSources } from '#web/page-context.ts';
import { useRootData } from '#web/root-data.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
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
  const { texts } = loaderData;
  const { bookingUrl } = useRootData();
  return (
    <>
      <PageHero stage="quiet" texts={texts.hero} />
      <section className="band pt-[clamp(3rem,6vw,5rem)]">
        <div className="wrap grid items-start gap-x-20 gap-y-16 lg:grid-cols-[7fr_5fr]">
          <div className="min-w-0">
            {bookingUrl ? (
              <>
                <h2 className="mb-8 text-section">{texts.form.external.title}</h2>
                <ExternalCalendar texts={texts.form} href={bookingUrl} />
              </>
            ) : (
              <OwnCalendar data={loaderData} />
            )}
          </div>
          <div className="grid min-w-0 gap-14">
            <StepsInTime id="course" {...texts.call} />
            <section aria-labelledby="direct">
              <h2 id="direct" className="mb-5 text-item tracking-[-0.015em]">
                {texts.direct.title}
              </h2>
              <p className="text-[0.95rem] leading-normal">{texts.direct.text}</p>
              <SiteLink page="contact" className="mt-2 inline-flex min-h-11 items-center font-semibold text-cobalt">
                {texts.direct.link}
              </SiteLink>
            </section>
          </div>
        </div>
      </section>
    </>
  );
}

function OwnCalendar({ data: { texts, language, button, message, calculation, slots } }: { data: Data }) {
  const booking = useBooking({ name: 'booking', page: 'booking', initialSlots: slots });
  const { form, choice, booked } = booking;
  if (form.status === 'success') {
    return (
      <Booked texts={texts.form} language={language} zone={choice.zone} booked={booked} title={texts.form.done.title} />
    );
  }
  return (
    <>
      <h2 className="mb-8 text-section">{texts.formTitle}</h2>
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
    </>
  );
}
