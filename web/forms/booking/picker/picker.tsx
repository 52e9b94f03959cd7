import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ButtonId } from '#contract/leads/buttons.ts';
import type { Day } from '#contract/office-time/calendar-day.ts';
import { dayOf } from '#contract/office-time/zoned-time.ts';
import type { Language } from '#contract/site/languages.ts';
import { Button } from '#web/ui/button.tsx';
import { useVisit } from '#web/visit.ts';
import '#web/forms/booking/booking-styles.ts';
import { Empty, Failed, Skeleton } from '#web/forms/booking/no-times.tsx';
import type { PickerTexts } from '#web/forms/booking/texts.de.ts';
import { BriefMoment } from '#web/forms/booking/time/moment.tsx';
import { atDaytime, byDay, startDay } from '#web/forms/booking/time/times.ts';
import { ZoneChoice } from '#web/forms/booking/time/zone-choice.tsx';
import { Calendar } from './calendar.tsx';
import { RefusedNote } from './refused-note.tsx';
import { TimeList } from './time-list.tsx';
import type { Choice } from './use-choice.ts';
import type { Slots } from './use-slots.ts';

type Props = {
  /** The element with the refusal has the id `<id>-refused`. */
  id: string;
  texts: PickerTexts;
  language: Language;
  slots: Slots;
  choice: Choice;
  /** Button that led here, for the contact message offered when nothing is free. */
  from: ButtonId | null;
  /** Called once a start is chosen and the calendar is gone: the caller may move the focus, without scrolling. */
  onTaken: () => void;
};

/** Next free start, days and times; then the chosen start in one line. */
export function Picker({ id, texts, language, slots, choice, from, onTaken }: Props) {
  const section = useRef<HTMLElement>(null);
  const { answer } = slots;
  const { open, start } = choice;

  const moveFocus = useEffectEvent(onTaken);
  const last = useRef({ open, start });
  // Only after the calendar has gone or come: scrolling before would end in the wrong place.
  useEffect(() => {
    const before = last.current;
    last.current = { open, start };
    if (open) {
      if (!before.open) section.current?.focus();
    } else if (start && (before.open || before.start !== start)) {
      moveFocus();
      section.current?.scrollIntoView({ block: 'start' });
      // If both do not fit, the focused element takes precedence.
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    }
  }, [open, start]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={texts.label}
      className="grid scroll-mt-24 gap-4 focus-visible:outline-none"
    >
      <RefusedNote
        id={`${id}-refused`}
        texts={texts}
        language={language}
        zone={choice.zone}
        refused={choice.refused}
        onTake={choice.choose}
      />
      {!open ? (
        <Chosen texts={texts} language={language} choice={choice} onOther={choice.reopen} />
      ) : slots.failed ? (
        <Failed texts={texts} onRetry={slots.refresh} />
      ) : !answer ? (
        <Skeleton texts={texts} />
      ) : answer.slots.length === 0 ? (
        <Empty texts={texts} language={language} from={from} />
      ) : (
        <Open texts={texts} language={language} answer={answer} choice={choice} onTake={choice.choose} />
      )}
    </section>
  );
}

type OpenProps = Pick<Props, 'texts' | 'language' | 'choice'> & {
  answer: NonNullable<Slots['answer']>;
  onTake: (start: string) => void;
};

function Open({ texts, language, answer, choice, onTake }: OpenProps) {
  const { zone, start } = choice;
  const free = byDay(answer.slots, zone);
  const days = [...free.keys()];
  /** The viewed day is only valid in the zone in which it was picked. */
  const [picked, setPicked] = useState<{ day: Day; zone: string } | null>(null);
  const lookedAt = picked?.zone === zone ? picked.day : null;
  // A start may fall on another day in another zone.
  const day = lookedAt ?? (start ? startDay(start, zone) : days[0]) ?? null;
  const next = atDaytime(answer.slots, zone)[0] ?? answer.next;
  const [first = answer.from] = [answer.from, ...days].sort();
  const [last = answer.to] = [answer.to, ...days].sort().reverse();

  return (
    <>
      {next && next !== start && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-y border-line py-2">
          <p className="min-w-0 leading-snug">
            <span className="block text-sm text-muted">{texts.next}</span>
            <BriefMoment texts={texts} language={language} zone={zone} start={next} below />
          </p>
          <Button look="line" size="small" onClick={() => onTake(next)}>
            {texts.takeNext}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <Calendar
          texts={texts}
          language={language}
          free={free}
          today={dayOf(Date.now(), zone)}
          first={first}
          last={last}
          day={day}
          onDay={(chosen) => setPicked({ day: chosen, zone })}
        />
        <TimeList
          texts={texts}
          language={language}
          zone={zone}
          day={day}
          starts={(day && free.get(day)) || []}
          start={start}
          onStart={onTake}
        />
      </div>
      <ZoneChoice texts={texts} language={language} zone={zone} onZone={choice.setZone} />
    </>
  );
}

type ChosenProps = Pick<Props, 'texts' | 'language' | 'choice'> & { onOther: () => void };

/** The chosen start and who will hold the conversation; after a refusal, a button back to the times. */
function Chosen({ texts, language, choice: { start, zone }, onOther }: ChosenProps) {
  const { host } = useVisit();
  if (!start) {
    return (
      <p>
        <Button look="line" size="small" onClick={onOther}>
          {texts.other}
        </Button>
      </p>
    );
  }
  return (
    <div className="border-y border-line py-2 leading-snug">
      <p className="flex flex-wrap items-center gap-x-4 text-lead">
        <span className="slot">
          <BriefMoment texts={texts} language={language} zone={zone} start={start} />
        </span>
        <button type="button" onClick={onOther} className="min-h-11 text-base font-semibold text-cobalt underline">
          {texts.change}
          <span className="sr-only">{texts.changeWhat}</span>
        </button>
      </p>
      <p className="text-sm">{texts.host.replace('{person}', host.person).replace('{role}', host.role[language])}</p>
    </div>
  );
}
