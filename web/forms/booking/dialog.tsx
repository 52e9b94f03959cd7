import { useLayoutEffect, useState } from 'react';
import type { Language } from '#contract/site/languages.ts';
import { copyDraft, hasDraft } from '#web/forms/life-cycle/drafts.ts';
import { discardDraft } from '#web/forms/life-cycle/sending/submissions.ts';
import { messageOf } from '#web/forms/opened-dialog/message-of.ts';
import type { Opening, ReadyDialog } from '#web/forms/opened-dialog/opening.ts';
import { useCloseOnNavigation } from '#web/forms/opened-dialog/use-close-on-navigation.ts';
import { useDialogTexts } from '#web/forms/opened-dialog/use-dialog-texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useVisit } from '#web/visit.ts';
import { Booked } from './booked.tsx';
import { BookingForm } from './booking-form.tsx';
import { ExternalCalendar } from './external.tsx';
import { type BookingDialogTexts, importBookingTexts } from './load-texts.ts';
import { useBooking } from './use-booking.ts';
import { useViewTransition } from './use-view-transition.ts';

const name = 'booking-dialog';

type Props = { opening: Opening; initial: BookingDialogTexts; onClosed: () => void };

/** Loads the texts first, so that the dialog opens complete except for the free times. */
export async function ready(language: Language): Promise<ReadyDialog> {
  const initial = await importBookingTexts(language);
  return (props) => <BookingDialog initial={initial} {...props} />;
}

/** The booking and consultation dialog (spec sections 2 and 4): built-in booking, or a link to an external calendar. */
function BookingDialog(props: Props) {
  const { bookingUrl } = useVisit();
  return bookingUrl ? <ExternalDialog {...props} href={bookingUrl} /> : <OwnDialog {...props} />;
}

function OwnDialog({ opening, initial, onClosed }: Props) {
  const { language, texts, messages } = useDialogTexts(initial, importBookingTexts);
  // During the first render, before the previous dialog discards its draft.
  useState(() => opening.draft && copyDraft(opening.draft, name));
  const booking = useBooking({ name, page: null, initialSlots: null, start: opening.start });
  const { form, choice, booked } = booking;
  const done = useViewTransition(form.status === 'success');
  // On unmount, whatever the reason: the dialog may be reopened before the browser fires `close`.
  useLayoutEffect(() => () => discardDraft(name), []);
  useCloseOnNavigation(onClosed);

  return (
    <Dialog
      title={done ? texts.done.title : texts.title}
      lead={done || !choice.open ? null : texts.lead}
      closeLabel={texts.close}
      locked={form.busy}
      closesOnBackdrop={() => done || !hasDraft(name)}
      opener={opening.opener}
      fromTop={!opening.start}
      onClosed={onClosed}
    >
      {done ? (
        <Booked texts={texts} language={language} zone={choice.zone} booked={booked} />
      ) : (
        <BookingForm
          booking={booking}
          texts={texts}
          language={language}
          origin={opening}
          from={opening.button}
          defaultText={messageOf(messages, opening.button)}
          calculation={opening.calculation}
          plainSlots={null}
          newTab
        />
      )}
    </Dialog>
  );
}

function ExternalDialog({ opening, initial, onClosed, href }: Props & { href: string }) {
  const { texts } = useDialogTexts(initial, importBookingTexts);
  useCloseOnNavigation(onClosed);
  return (
    <Dialog title={texts.external.title} closeLabel={texts.close} opener={opening.opener} fromTop onClosed={onClosed}>
      <ExternalCalendar texts={texts} href={href} />
    </Dialog>
  );
}
