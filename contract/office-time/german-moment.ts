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
