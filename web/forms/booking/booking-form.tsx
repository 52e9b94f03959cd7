import type { SlotsAnswer } from '#contract/booking/booking.ts';
import { bookingModes } from '#contract/leads/booking.ts';
import { type ButtonId, buttons } from '#contract/leads/buttons.ts';
import type { Language } from '#contract/site/languages.ts';
import { AttachedCalculationField } from '#web/forms/attached-calculation-field.tsx';
import type { ListView } from '#web/forms/booking/without-scripts/list-view.ts';
import { PlainTimes } from '#web/forms/booking/without-scripts/plain-times.tsx';
import { WithScripts } from '#web/forms/booking/without-scripts/with-scripts.tsx';
import { ErrorSummary, FailureBanner, RequiredHint } from '#web/forms/form-messages.tsx';
import { LeadField, MessageField } from '#web/forms/lead-fields.tsx';
import { LeadFormFrame, useForm } from '#web/forms/lead-form.tsx';
import type { AttachedCalculation } from '#web/forms/opened-dialog/attached-calculation.ts';
import { PrivacyNotice } from '#web/forms/privacy-notice.tsx';
import { SubmitButton } from '#web/forms/submit-button.tsx';
import { useVisit } from '#web/visit.ts';
import { Picker } from './picker/picker.tsx';
import { reasonOf } from './picker/use-choice.ts';
import type { BookingTexts } from './texts.de.ts';
import { nameOfDay, startDay, timeOf } from './time/times.ts';
import type { Booking } from './use-booking.ts';

type Props = {
  booking: Booking;
  texts: BookingTexts;
  language: Language;
  /** Origin of the booking, in addition to the button's own context and topic. */
  origin: { pageSource: string; buttonText: string };
  /** Button that led here. */
  from: ButtonId | null;
  defaultText: string;
  /** A calculation the visitor made and may attach. */
  calculation?: AttachedCalculation | null | undefined;
  /** Slots for browsers without JavaScript; null in a dialog. */
  plainSlots: SlotsAnswer | null;
  /** Only on pages, where the times may be shown as a list; null in a dialog. */
  listView?: ListView | null;
  newTab?: boolean;
};

/**
 * Time, then contact details and subject: one form in two steps, in the dialog and on the page. Input of the second
 * step is preserved while another time is chosen. Without JavaScript both steps are shown below each other.
 */
export function BookingForm({
  booking,
  texts,
  language,
  origin,
  from,
  defaultText,
  calculation,
  plainSlots,
  listView = null,
  newTab,
}: Props) {
  const { form, slots, choice } = booking;
  const { start, zone } = choice;
  const stepId = `${form.name}-step`;
  const button: { buttonContext?: string; topic?: string } = from ? buttons[from] : {};
  const label =
    start === null
      ? texts.bookAny
      : texts.book
          .replace('{day}', nameOfDay(startDay(start, zone), 'short', language))
          .replace('{time}', timeOf(start, zone));
  const plain = form.posted !== null || listView?.shown === true;
  // The list of steps labels the second step once it is reached; until then only visitors without scripts see it.
  const named = plain || choice.open ? { 'aria-label': texts.details } : { 'aria-labelledby': stepId };
  const toDetails = () => document.getElementById(`${form.name}-firstName`)?.focus({ preventScroll: true });
  return (
    <LeadFormFrame
      form={form}
      texts={texts}
      hidden={{
        pageSource: origin.pageSource,
        buttonContext: button.buttonContext ?? 'Terminbuchung',
        buttonText: origin.buttonText,
        topic: button.topic,
      }}
      label={texts.title}
    >
      <div className="booking min-w-0 sm:col-span-2">
        {!plain && (
          <p id={stepId} className="steps mb-3 text-sm text-muted">
            {texts.step.replace('{step}', choice.open ? '1' : '2')}: {choice.open ? texts.choosing : texts.details}
          </p>
        )}
        <WithScripts
          plain={plainSlots && <PlainPart texts={texts} language={language} slots={plainSlots} posted={form.posted} />}
          alone={plain}
          list={listView && choice.open ? { href: listView.href, text: texts.picker.asList } : null}
        >
          <Picker
            id={form.name}
            texts={texts.picker}
            language={language}
            slots={slots}
            choice={choice}
            from={from}
            onTaken={toDetails}
          />
        </WithScripts>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's minimum width is that of its content */}
      <div
        role="group"
        {...named}
        className={`grid gap-5 sm:col-span-2 sm:grid-cols-2 ${choice.open && !plain ? 'booking-later' : ''}`}
      >
        <RequiredHint />
        {!form.posted && <ErrorSummary />}
        <LeadField name="firstName" required />
        <LeadField name="lastName" required />
        <LeadField name="email" required />
        <LeadField name="company" />
        <div className="booking sm:col-span-2">
          <ModeChoice texts={texts} />
        </div>
        <LeadField name="phone" help={texts.phoneHelp} className="sm:col-span-2" />
        <MessageField defaultText={defaultText} help={defaultText ? texts.messageHelp : ''} className="sm:col-span-2" />
        <AttachedCalculationField calculation={calculation} className="sm:col-span-2" />
        <FailureBanner title={texts.failureTitle} text={texts.failure} />
        <SubmitButton label={label} busyLabel={texts.booking} className="sm:col-span-2" />
        <div className="sm:col-span-2">
          <PrivacyNotice text={texts.notice} newTab={newTab} />
        </div>
      </div>
    </LeadFormFrame>
  );
}

type PlainPartProps = {
  texts: BookingTexts;
  language: Language;
  slots: SlotsAnswer;
  posted: Booking['form']['posted'];
};

function PlainPart({ texts, language, slots, posted }: PlainPartProps) {
  const code = posted?.errors.find(({ field }) => field === 'start')?.code;
  return (
    <>
      {code && (
        <p role="alert" className="mb-4 rounded-control bg-danger-wash px-4 py-3 font-semibold text-danger">
          {texts.picker.refusals[reasonOf(code)]}
        </p>
      )}
      {/* The browser shows the start of the form: below five weeks of days nobody would see what is wrong. */}
      {posted && <ErrorSummary className="mb-4 empty:absolute" />}
      {posted?.problem && (
        <div className="mb-4">
          <FailureBanner first title={texts.failureTitle} text={texts.failure} />
        </div>
      )}
      <PlainTimes texts={texts.picker} language={language} slots={slots} chosen={posted?.values.start ?? null} />
    </>
  );
}

/** Video or phone. */
function ModeChoice({ texts }: { texts: BookingTexts }) {
  const { form } = useForm();
  const { phone } = useVisit().company;
  const chosen = form.posted?.values.mode ?? 'video';
  return (
    <fieldset>
      <legend className="mb-1.5 text-[0.95rem] leading-snug font-semibold">{texts.mode}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {bookingModes.map((mode) => (
          <label
            key={mode}
            className="flex cursor-pointer gap-3 rounded-control p-3.5 inset-ring-[1.5px] inset-ring-field hover:inset-ring-text has-checked:bg-cobalt-wash has-checked:inset-ring-2 has-checked:inset-ring-cobalt"
          >
            <input
              type="radio"
              name="mode"
              value={mode}
              defaultChecked={mode === chosen}
              aria-disabled={form.busy || undefined}
              className="mt-0.5 size-5 shrink-0 accent-cobalt"
            />
            <span className="leading-snug">
              <span className="block font-semibold">{texts.modes[mode].name}</span>
              <span className="mt-0.5 block text-sm text-muted forced-colors:text-inherit">
                {texts.modes[mode].text.replace('{phone}', phone.display.replaceAll(' ', '\u00a0'))}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
