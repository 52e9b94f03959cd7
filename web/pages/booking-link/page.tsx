import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, useLocation } from 'react-router';
import {
  type BookingOutcome,
  type BookingView,
  bookingIcsPath,
  bookingOutcomes,
  bookingParameters,
  bookingTokenAt,
  type SlotsAnswer,
} from '#contract/booking/booking.ts';
import { type PageData, pageTexts } from '#web/language/page-texts.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import { pageSources } from '#web/page-context.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { Appointment } from './appointment.tsx';
import { CancelForm } from './cancel-form.tsx';
import { MoveForm } from './move-form.tsx';
import type { Texts } from './texts.de.ts';

type Answer = { view: BookingView; slots: SlotsAnswer | null; done: BookingOutcome | null; refused: string | null };
type Data = PageData<Texts> & Answer;

const load = pageTexts('booking-link');

const statusOf = { booked: 200, past: 200, cancelled: 200, expired: 410, unknown: 404 } as const;

/** What the server said about the link; a change of language asks it nothing. */
let shown: Answer | null = null;

export async function loader(args: LoaderFunctionArgs) {
  const texts = await load(args);
  const sources = args.context.get(pageSources);
  const url = new URL(args.request.url);
  const token = bookingTokenAt(url.pathname) ?? '';
  const view = await sources.booking(token);
  const slots = view.state === 'booked' ? await sources.slotsToMove(token) : null;
  const done = bookingOutcomes.find((known) => known === url.searchParams.get(bookingParameters.done)) ?? null;
  const refused = url.searchParams.get(bookingParameters.refused);
  return data<Data>({ ...texts, view, slots, done, refused }, { status: statusOf[view.state] });
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<Data> {
  if (!shown) return args.serverLoader<typeof loader>();
  return { ...(await load(args)), ...shown };
}
export const meta = pageMeta;

/** The page behind the link of a booking's mails. Its forms are ordinary ones: they work in any browser. */
export default function Page({ loaderData }: { loaderData: Data }) {
  const { texts, language, view, slots, done, refused } = loaderData;
  if (typeof window !== 'undefined') shown = { view, slots, done, refused };
  const path = useLocation().pathname;

  if (view.state !== 'booked') {
    const finished = view.state === 'cancelled' && done === 'cancelled';
    const words = finished ? texts.done.cancelled : texts[view.state];
    return (
      <PageHero
        eyebrow={texts.eyebrow}
        title={words.title}
        lead={
          <>
            {'start' in view && <Appointment texts={texts} language={language} view={view} />}
            <p className="mt-5">{words.text}</p>
          </>
        }
        actions={
          <SiteLink page="booking" className={buttonClass({ look: finished ? 'quiet' : 'primary' })}>
            {texts[view.state].link}
          </SiteLink>
        }
      />
    );
  }
  const told = done && done !== 'cancelled' ? texts.done[done] : null;
  return (
    <>
      <PageHero
        eyebrow={texts.eyebrow}
        title={told?.title ?? texts.booked.title}
        lead={
          <>
            <Appointment texts={texts} language={language} view={view} />
            {told && (
              <p role="status" className="mt-5">
                {told.text}
              </p>
            )}
          </>
        }
        actions={
          <a href={bookingIcsPath(bookingTokenAt(path) ?? '')} download="" className={buttonClass()}>
            {texts.calendar}
          </a>
        }
      />
      <section className="band pt-[clamp(3rem,6vw,5rem)]">
        <div className="wrap grid items-start gap-x-20 gap-y-16 lg:grid-cols-[7fr_5fr]">
          {slots && <MoveForm texts={texts} language={language} path={path} slots={slots} refused={refused} />}
          <CancelForm texts={texts.cancel} path={path} />
        </div>
      </section>
    </>
  );
}
