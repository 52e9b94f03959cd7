import { bookingSlotsPath, bookingTokenAt, type SlotsAnswer } from '#contract/booking/booking.ts';
import type { Language } from '#contract/site/languages.ts';
import type { PickerTexts } from '#web/forms/booking/texts.de.ts';
import { nameOfDay, startDay, timeOf } from '#web/forms/booking/time/times.ts';
import type { ListView } from '#web/forms/booking/without-scripts/list-view.ts';
import { PlainTimes } from '#web/forms/booking/without-scripts/plain-times.tsx';
import { WithScripts } from '#web/forms/booking/without-scripts/with-scripts.tsx';
import { LinkForm } from '#web/language/link-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Picker } from './picker.tsx';
import { useChoice } from './use-choice.ts';
import { useSlots } from './use-slots.ts';

type Props = {
  texts: PickerTexts;
  /** Label of the button with a chosen time (`to`) and without one. */
  words: { button: string; to: string };
  language: Language;
  /** Path of the booking's page, to which the form is posted. */
  path: string;
  slots: SlotsAnswer;
  listView: ListView;
};

const never = () => false;

/** Picks another start for a booking and submits it as an ordinary form post. */
export function MovePicker({ texts, words, language, path, slots: initial, listView }: Props) {
  const slots = useSlots(initial, bookingSlotsPath(bookingTokenAt(path) ?? ''));
  const choice = useChoice(slots, never);
  const { start, zone } = choice;
  const label =
    start === null
      ? words.button
      : words.to
          .replace('{day}', nameOfDay(startDay(start, zone), 'brief', language))
          .replace('{time}', timeOf(start, zone));
  return (
    <LinkForm className="booking">
      <input type="hidden" name="action" value="move" />
      <WithScripts
        plain={
          <>
            <input type="hidden" name="timeZone" value={initial.officeTimeZone} />
            <PlainTimes texts={texts} language={language} slots={initial} chosen={null} />
            <Button type="submit" className="mt-6">
              {words.button}
            </Button>
          </>
        }
        alone={listView.shown}
        list={choice.open ? { href: `${listView.href}#move`, text: texts.asList } : null}
      >
        {start && <input type="hidden" name="start" value={start} />}
        {start && <input type="hidden" name="timeZone" value={zone} />}
        <Picker
          id="move"
          texts={texts}
          language={language}
          slots={slots}
          choice={choice}
          from={null}
          onTaken={() => document.getElementById('move-button')?.focus({ preventScroll: true })}
        />
        <Button
          id="move-button"
          type="submit"
          className="mt-6"
          aria-disabled={start === null || undefined}
          onClick={(event) => {
            if (start !== null) return;
            event.preventDefault();
            choice.refuse('required', []);
          }}
        >
          {label}
        </Button>
      </WithScripts>
    </LinkForm>
  );
}
