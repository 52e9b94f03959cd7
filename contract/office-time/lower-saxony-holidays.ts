/** Days after Easter Sunday: Good Friday, Easter Monday, Ascension, Whit Monday. */
const aroundEaster = [-2, 1, 39, 50];
/** New Year, 1 May, German Unity, Reformation (since 2018), both Christmas days. */
const fixed = ['01-01', '05-01', '10-03', '10-31', '12-25', '12-26'];
const dayLength = 86_400_000;

const known = new Map<number, ReadonlySet<string>>();

/** Public holidays of a year in Lower Saxony (section 2 NFeiertagsG), as YYYY-MM-DD. */
export function lowerSaxonyHolidays(year: number): ReadonlySet<string> {
  const before = known.get(year);
  if (before) return before;
  const easter = easterSunday(year);
  const moving = aroundEaster.map((days) => new Date(easter + days * dayLength).toISOString().slice(0, 10));
  const days = new Set([...fixed.map((day) => `${year}-${day}`), ...moving]);
  known.set(year, days);
  return days;
}

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm, as printed by Meeus), as midnight UTC in milliseconds. */
function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return Date.UTC(year, month - 1, day);
}
