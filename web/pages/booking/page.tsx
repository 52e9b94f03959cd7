import type { SlotsAnswer } from '#contract/booking/booking.ts';
import { offsetAt } from '#contract/office-time/zoned-time.ts';
import { ExternalCalendar } from '#web/forms/booking/external.tsx';
import { importBookingTexts } from '#web/forms/booking/load-texts.ts';
import { type ListView, listViewOf } from '#web/forms/booking/without-scripts/list-view.ts';
import { type AttachedCalculation, importAttachedCalculation } from '#web/forms/opened-dialog/attached-calculation.ts';
import { type FollowedButton, followedButton } from '#web/forms/opened-dialog/followed-button.ts';
import { messageOf } from '#web/forms/opened-dialog/message-of.ts';
import { Island } from '#web/islands/island.tsx';
import { type PageData, pageTexts } from '#web/language/page-texts.ts';
import type { PageRequest } from '#web/page-request.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { useVisit } from '#web/visit.ts';
import { OwnCalendar } from './own-calendar.tsx';
import { Sheet } from './sheet.tsx';
import type { Texts } from './texts.de.ts';

type Data = PageData<Texts> & {
  button: FollowedButton | null;
  message: string;
  calculation: AttachedCalculation | null;
  slots: SlotsAnswer | null;
  listView: ListView;
};

const load = pageTexts('booking');

export async function loader(request: PageRequest): Promise<Data> {
  const { context, sources } = request;
  const data = await load(request);
  const button = followedButton(request.url);
  const { messages } = await importBookingTexts(data.language);
  const calculation = await importAttachedCalculation(button?.calculation ?? '', data.language);
  const slots = context.bookingUrl ? null : await sources.slots();
  return {
    ...data,
    button,
    message: messageOf(messages, button?.from ?? null),
    calculation,
    slots,
    listView: listViewOf(request.url),
  };
}

export const meta = pageMeta;

/** The booking as a page: the same form as in the dialog; also works as an ordinary post. */
export default function Page({ loaderData }: { loaderData: Data }) {
  const { bookingUrl } = useVisit();
  const { texts, button, message, calculation, slots, listView } = loaderData;
  const { meta: _meta, ...words } = texts;
  return (
    // No stage: the calendar should be on the first screen.
    <section className="pt-24 pb-near lg:pt-28">
      <div className="wrap">
        {/* Outside the island, which re-renders, so that the largest text of the first screen is painted only once. */}
        <div className="[&:has(+*_h1)]:hidden">
          <h1 className="text-item">{bookingUrl ? texts.form.external.title : texts.title}</h1>
          {!bookingUrl && <p className="mt-2">{texts.form.lead}</p>}
        </div>
        {bookingUrl ? (
          <Sheet texts={texts}>
            <ExternalCalendar texts={texts.form} href={bookingUrl} />
          </Sheet>
        ) : (
          <Island
            name="booking"
            component={OwnCalendar}
            props={{ texts: words, button, message, calculation, slots, listView }}
            still={listView.shown}
            utcOffset={slots ? offsetAt(Date.now(), slots.officeTimeZone) / 60_000 : undefined}
          />
        )}
      </div>
    </section>
  );
}
