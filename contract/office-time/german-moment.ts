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

/** 'Dienstag, 24. November 2026 um 10:00 Uhr', at the office. */
export function germanMoment(moment: number): string {
  return `${format.format(moment)} Uhr`;
}

/** The same of a moment by which something is due: midnight ends the day before, at 24:00. */
export function germanDeadline(moment: number): string {
  const [date, time] = format.format(moment).split(' um ');
  return time === '00:00' ? `${format.format(moment - 1).split(' um ')[0]} um 24:00 Uhr` : `${date} um ${time} Uhr`;
}
