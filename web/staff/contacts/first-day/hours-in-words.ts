import type { OpenHours } from '#contract/staff/bookings.ts';

const weekdays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];

const clock = (minutes: number) => {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
};
const wordsOf = (ranges: readonly OpenHours[]) =>
  ranges.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(' und ');

/**
 * 'Mo–Fr 9–12 und 13–17 Uhr': the open hours, with consecutive days of equal hours grouped. @param hours Monday first
 */
export function hoursInWords(hours: readonly (readonly OpenHours[])[]): string {
  const groups: { from: number; to: number; words: string }[] = [];
  for (const [day, ranges] of hours.entries()) {
    const words = wordsOf(ranges);
    const last = groups.at(-1);
    if (words && last?.words === words && last.to === day - 1) last.to = day;
    else if (words) groups.push({ from: day, to: day, words });
  }
  if (groups.length === 0) return 'an keinem Tag';
  const days = groups.map(({ from, to, words }) => {
    const name = from === to ? weekdays[from] : `${weekdays[from]}–${weekdays[to]}`;
    return `${name} ${words}`;
  });
  return `${days.join(', ')} Uhr`;
}
