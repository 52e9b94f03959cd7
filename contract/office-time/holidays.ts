import { type Day, daysBetween } from './calendar-day.ts';

/** New Year, 1 May, German Unity Day, Reformation Day (since 2018), Christmas Day and Boxing Day. */
const fixed = ['01-01', '05-01', '10-03', '10-31', '12-25', '12-26'];
/** Good Friday, Easter Monday, Ascension and Whit Monday, in days after Easter Sunday. */
const aroundEaster = [-2, 1, 39, 50];

/** Whether a day is a public holiday at the office in Lower Saxony (section 2 NFeiertagsG, as of 2018). */
export function isHoliday(day: Day): boolean {
  return fixed.includes(day.slice(5)) || aroundEaster.includes(daysBetween(easterSunday(Number(day.slice(0, 4))), day));
}

/** Easter Sunday in the Gregorian calendar (anonymous algorithm, as given by Meeus). */
function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const count = h + l - 7 * m + 114;
  const [month, day] = [Math.floor(count / 31), (count % 31) + 1];
  return `${String(year).padStart(4, '0')}-0${month}-${String(day).padStart(2, '0')}`;
}
