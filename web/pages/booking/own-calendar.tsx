import type { SlotsAnswer } from '#contract/booking/booking.ts';
import { pageSources as sources } from '#contract/leads/sources.ts';
import { Booked } from '#web/forms/booking/booked.tsx';
import { BookingForm } from '#web/forms/booking/booking-form.tsx';
import { useBooking } from '#web/forms/booking/use-booking.ts';
import { useViewTransition } from '#web/forms/booking/use-view-transition.ts';
import type { ListView } from '#web/forms/booking/without-scripts/list-view.ts';
import type { AttachedCalculation } from '#web/forms/opened-dialog/attached-calculation.ts';
import type { FollowedButton } from '#web/forms/opened-dialog/followed-button.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { Sheet } from './sheet.tsx';
import type { Texts } from './texts.de.ts';
import { useStepHistory } from './use-step-history.ts';

type Props = {
  texts: Pick<Texts, 'title' | 'form' | 'host' | 'call' | 'direct'>;
  /** Button that led here instead of opening the dialog, and its prefilled message. */
  button: FollowedButton | null;
  message: string;
  calculation: AttachedCalculation | null;
  slots: SlotsAnswer | null;
  listView: ListView;
};

/** The built-in calendar, its form and what to expect. */
export function OwnCalendar({ texts, button, message, calculation, slots, listView }: Props) {
  const { language } = useLanguage();
  const booking = useBooking({ name: 'booking', page: 'booking', initialSlots: slots });
  const { form, booked } = booking;
  const choice = useStepHistory(booking.choice);
  const done = useViewTransition(form.status === 'success');
  return (
    <Sheet
      title={done ? texts.form.done.title : null}
      texts={texts}
      chosen={!done && choice.start ? { language, zone: choice.zone, start: choice.start } : null}
    >
      {done ? (
        <Booked texts={texts.form} language={language} zone={choice.zone} booked={booked} />
      ) : (
        <BookingForm
          booking={{ ...booking, choice }}
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
          listView={listView}
        />
      )}
    </Sheet>
  );
}
