import {
  type BookingOutcome,
  type BookingView,
  bookingIcsPath,
  bookingOutcomes,
  bookingParameters,
  bookingTokenAt,
  type SlotsAnswer,
} from '#contract/booking/booking.ts';
import { officeTimeZone } from '#contract/office-time/office.ts';
import { offsetAt } from '#contract/office-time/zoned-time.ts';
import type { Language } from '#contract/site/languages.ts';
import { MovePicker } from '#web/forms/booking/picker/move-picker.tsx';
import { reasonOf } from '#web/forms/booking/picker/use-choice.ts';
import { Moment } from '#web/forms/booking/time/moment.tsx';
import { cityOf } from '#web/forms/booking/time/zones.ts';
import { type ListView, listViewOf } from '#web/forms/booking/without-scripts/list-view.ts';
import { Island } from '#web/islands/island.tsx';
import { LinkForm } from '#web/language/link-form.tsx';
import { type PageData, pageTexts } from '#web/language/page-texts.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import type { PageRequest } from '#web/page-request.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { useVisit } from '#web/visit.ts';
import type { Texts } from './texts.de.ts';

type Answer = { view: BookingView; slots: SlotsAnswer | null; done: BookingOutcome | null; refused: string | null };
type Data = PageData<Texts> & Answer & { listView: ListView };

const load = pageTexts('booking-link');

const statusOf = { booked: 200, past: 200, cancelled: 200, expired: 410, unknown: 404 } as const;

export async function loader(request: PageRequest): Promise<Data> {
  const { url, sources } = request;
  const token = bookingTokenAt(url.pathname) ?? '';
  const [texts, view] = await Promise.all([load(request), sources.booking(token)]);
  const slots = view.state === 'booked' ? await sources.slotsToMove(token) : null;
  const done = bookingOutcomes.find((known) => known === url.searchParams.get(bookingParameters.done)) ?? null;
  const refused = url.searchParams.get(bookingParameters.refused);
  const stated = `${refused ? `${texts.texts.refused.title}: ` : ''}${titleOf(texts.texts, view, done)}`;
  return { ...texts, view, slots, done, refused, stated, status: statusOf[view.state], listView: listViewOf(url) };
}

/** The heading for the appointment's state and the action just taken. */
function titleOf(texts: Texts, { state }: BookingView, done: BookingOutcome | null): string {
  if (state === 'booked') return (done && done !== 'cancelled' ? texts.done[done] : texts.booked).title;
  return (state === 'cancelled' && done === 'cancelled' ? texts.done.cancelled : texts[state]).title;
}

export const meta = pageMeta;

/** The page behind the link in a booking's mails. Its forms are ordinary posts and work in any browser. */
export default function Page({ loaderData }: { loaderData: Data }) {
  const { texts, language, view, slots, done, refused, listView } = loaderData;
  const { path } = useVisit();

  if (view.state !== 'booked') {
    const finished = view.state === 'cancelled' && done === 'cancelled';
    const words = finished ? texts.done.cancelled : texts[view.state];
    return (
      <PageHero
        stage="quiet"
        texts={{ eyebrow: texts.eyebrow, title: titleOf(texts, view, done) }}
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
  const result = done && done !== 'cancelled' ? texts.done[done] : null;
  return (
    <>
      <PageHero
        stage="quiet"
        texts={{ eyebrow: texts.eyebrow, title: titleOf(texts, view, done) }}
        lead={
          <>
            <Appointment texts={texts} language={language} view={view} />
            {result && (
              <p role="status" className="mt-5">
                {result.text}
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
          {slots && <MoveForm {...{ texts, language, path, slots, refused, listView }} />}
          <CancelForm texts={texts.cancel} />
        </div>
      </section>
    </>
  );
}

type AppointmentProps = { texts: Texts; language: Language; view: Extract<BookingView, { start: string }> };

/** Time and mode of the appointment, in the zone in which it was booked. */
function Appointment({ texts, language, view }: AppointmentProps) {
  const zone = view.timeZone || officeTimeZone;
  const { company, host } = useVisit();
  const named =
    zone === officeTimeZone ? texts.officeZone : texts.picker.localTime.replace('{zone}', cityOf(zone, language));
  return (
    <div className="border-l-[3px] border-text pl-5">
      <Moment texts={texts.picker} language={language} zone={zone} start={view.start} named={named} />
      {view.state === 'booked' && (
        <div className="text-[0.95rem] text-muted">
          <p>
            {texts.host
              .replace('{person}', host.person)
              .replace('{role}', host.role[language])
              .replace('{company}', company.name)}
          </p>
          <p>
            {texts.modes[view.ownCall ? 'ownCall' : view.mode].replace(
              '{phone}',
              company.phone.display.replaceAll(' ', '\u00a0'),
            )}
          </p>
          {view.calculation && <p>{texts.calculation}</p>}
        </div>
      )}
    </div>
  );
}

type MoveFormProps = {
  texts: Texts;
  language: Language;
  path: string;
  slots: SlotsAnswer;
  listView: ListView;
  /** Why the last attempt was refused. */
  refused: string | null;
};

/** Form that moves the appointment. */
function MoveForm({ texts, language, path, slots, refused, listView }: MoveFormProps) {
  const sentence =
    refused === 'expired' || refused === 'required' ? texts.refused[refused] : texts.picker.refusals[reasonOf(refused)];
  return (
    <section id="move" aria-labelledby="move-title" className="min-w-0">
      <h2 id="move-title" className="mb-3 text-section">
        {texts.move.title}
      </h2>
      <p className="mb-8">{texts.move.text}</p>
      {refused && (
        <p role="alert" className="mb-6 rounded-control bg-danger-wash px-4 py-3 text-danger">
          <strong className="font-semibold">{sentence}</strong> {refused !== 'required' && texts.refused.alone}
        </p>
      )}
      <Island
        name="move-booking"
        component={MovePicker}
        props={{ texts: texts.picker, words: texts.move, language, path, slots, listView }}
        still={listView.shown}
        utcOffset={offsetAt(Date.now(), slots.officeTimeZone) / 60_000}
      />
    </section>
  );
}

/** Asks for confirmation before cancelling; an ordinary form post. */
function CancelForm({ texts }: { texts: Texts['cancel'] }) {
  return (
    <section id="cancel" aria-labelledby="cancel-title" className="min-w-0">
      <h2 id="cancel-title" className="mb-5 text-item tracking-[-0.015em]">
        {texts.title}
      </h2>
      <details>
        <summary className={buttonClass({ look: 'line' })}>{texts.open}</summary>
        <LinkForm className="mt-5">
          <input type="hidden" name="action" value="cancel" />
          <p className="mb-4 max-w-[28.2em]">{texts.text}</p>
          <button type="submit" className={buttonClass()}>
            {texts.button}
          </button>
        </LinkForm>
      </details>
    </section>
  );
}
