import { type ComponentType, type MouseEvent, useLayoutEffect } from 'react';
import { appointmentMinutes } from '#contract/booking/booking.ts';
import type { Language } from '#contract/site/languages.ts';
import { useSlots } from '#web/forms/booking/picker/use-slots.ts';
import { atDaytime, nameOfDay, officeTime, startDay, timeOf } from '#web/forms/booking/time/times.ts';
import { cityOf, ownZone } from '#web/forms/booking/time/zones.ts';
import { sourceOf } from '#web/forms/opened-dialog/followed-button.ts';
import type { NextSlotProps } from '#web/forms/opened-dialog/opening.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { useCurrentPage, useVisit } from '#web/visit.ts';
import { openDialog } from './dialogs.ts';
import type { SlotTexts } from './slot-texts.de.ts';

/** Loads the texts first and returns the component with them. */
export async function ready(language: Language): Promise<ComponentType<NextSlotProps>> {
  const texts = language === 'de' ? (await import('./slot-texts.de.ts')).de : (await import('./slot-texts.en.ts')).en;
  return (props) => <FreeTimes texts={texts} {...props} />;
}

/** The first free start and two later ones in other half-days, to offer a real choice. */
function offered(slots: readonly string[], zone: string): string[] {
  const halves = new Set<string>();
  const starts = atDaytime(slots, zone).filter((start) => {
    const half = `${startDay(start, zone)} ${timeOf(start, zone) < '12' ? 'am' : 'pm'}`;
    return !halves.has(half) && halves.add(half);
  });
  return starts.slice(0, 3);
}

/** 'Mo 10:00'. */
function brief(start: string, zone: string, language: Language): string {
  const [weekday = ''] = nameOfDay(startDay(start, zone), 'brief', language).split(/[.,\s]/);
  return `${weekday}\u00a0${timeOf(start, zone)}`;
}

/**
 * Element that gets the focus back: the button, or the one that opened the menu containing it, since dialogs close
 * menus.
 */
function openerOf(button: HTMLElement): HTMLElement {
  const menu = button.closest('[popover]');
  return document.querySelector<HTMLElement>(`[popovertarget="${menu?.id}"]`) ?? button;
}

function FreeTimes({ texts, compact, words = 'next', draft, onFound }: NextSlotProps & { texts: SlotTexts }) {
  const { answer } = useSlots(null);
  const { language } = useLanguage();
  const { host } = useVisit();
  const page = useCurrentPage() ?? undefined;
  const zone = ownZone();
  const [first, ...more] = offered(answer?.slots ?? [], zone);
  const found = first !== undefined;
  useLayoutEffect(() => onFound?.(found), [found, onFound]);
  if (!first) return null;
  const day = (start: string) => nameOfDay(startDay(start, zone), 'full', language);
  const take = (start: string) => (event: MouseEvent<HTMLButtonElement>) => {
    const opener = openerOf(event.currentTarget);
    const buttonText = texts.take;
    openDialog(
      { button: 'next-slot', buttonText, pageSource: sourceOf('next-slot', page), opener, start, draft },
      language,
    ).catch(() => {});
  };
  const name = (start: string) => texts.at.replace('{day}', day(start)).replace('{time}', timeOf(start, zone));
  const details = (host ? texts.host : texts.details)
    .replace('{day}', day(first))
    .replace('{minutes}', String(appointmentMinutes))
    .replace('{person}', host?.person ?? '');
  return (
    <div className="animate-rise motion-reduce:animate-none">
      <p className="text-meta opacity-80">
        {texts.labels[words]}
        {officeTime(first, zone, language) && texts.zone.replace('{city}', cityOf(zone, language))}
      </p>
      <p className={`tabular font-display ${compact ? 'text-item font-semibold' : 'statement'}`}>
        {brief(first, zone, language)}
      </p>
      <p className={`tabular text-balance ${compact ? 'text-meta' : 'mt-1'}`}>{details}</p>
      <div className={`flex flex-wrap gap-3 ${compact ? 'mt-3' : 'mt-6'}`}>
        <button
          type="button"
          onClick={take(first)}
          className={buttonClass({
            look: words === 'instead' ? 'quiet' : 'primary',
            size: compact ? 'small' : 'normal',
          })}
        >
          {texts.take}
        </button>
        {more.map((start) => (
          <button
            key={start}
            type="button"
            onClick={take(start)}
            className={buttonClass({ look: 'quiet', size: compact ? 'small' : 'normal' }, 'tabular')}
          >
            {brief(start, zone, language)}
            {/* The visible text must be part of the accessible name (WCAG 2.5.3). */}
            <span className="sr-only">: {name(start)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
