import type { Language } from '#contract/site/languages.ts';

/**
 * Formats day, time and zone: 'Dienstag, 24. November 2026' or 'Tuesday 24 November 2026', '10:00–10:30 Uhr', 'MEZ'.
 */
export function appointmentWords(start: number, end: number, timeZone: string, language: Language) {
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  const day = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const clock = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const time = `${clock.format(start)}–${clock.format(end)}${language === 'de' ? '\u00a0Uhr' : ''}`;
  // Without the comma that English has in some versions of Unicode's data: pages and subjects have none.
  const words = language === 'de' ? day.format(start) : day.format(start).replace(',', '');
  return { day: words, time, zone: zoneName(start, timeZone, locale) };
}

/** 'MEZ' or 'Eastern Standard Time': a name if there is one, rather than an offset from GMT. */
function zoneName(moment: number, timeZone: string, locale: string): string {
  const names = (['short', 'long', 'longGeneric'] as const).map(
    (timeZoneName) =>
      new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
        .formatToParts(moment)
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  );
  const name = names.find((one) => !/^(GMT|UTC)[+−-]/.test(one)) ?? names[0] ?? timeZone;
  // 'Türkei (Ortszeit)': its caller puts the name in brackets.
  return name.replace(/ \((.+)\)$/, ', $1');
}

/** 'Di., 24. Nov., 10:00' or 'Tue 24 Nov, 10:00', for subject lines. */
export function shortMoment(moment: number, timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const part = (wanted: string) => format.formatToParts(moment).find(({ type }) => type === wanted)?.value ?? '';
  const clock = `${part('hour')}:${part('minute')}`;
  return language === 'de'
    ? `${part('weekday')}, ${part('day')}. ${part('month')}, ${clock}`
    : `${part('weekday')} ${part('day')} ${part('month')}, ${clock}`;
}
