import { officeTimeZone } from './office.ts';

const format = new Intl.DateTimeFormat('de-DE', {
  timeZone: officeTimeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** 'Dienstag, 24. November 2026 um 10:00 Uhr', in office time. */
export function germanMoment(moment: number): string {
  return `${format.format(moment)} Uhr`;
}

/** The same for a deadline: midnight is written as 24:00 of the day before. */
export function germanDeadline(moment: number): string {
  const [date, time] = format.format(moment).split(' um ');
  return time === '00:00' ? `${format.format(moment - 1).split(' um ')[0]} um 24:00 Uhr` : `${date} um ${time} Uhr`;
}
