import Holidays from 'date-holidays';

/** Public holidays of Lower Saxony in a year, as MM-DD in order, from the library's data alone. */
export function publicHolidays(year: number): string[] {
  const days = new Holidays('DE', 'NI').getHolidays(year).filter(({ type }) => type === 'public');
  return [...new Set(days.map(({ date }) => date.slice(5, 10)))].sort();
}
