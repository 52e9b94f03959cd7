import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicHolidays } from './lib/public-holidays.ts';

// Writes server/booking/calendar/holiday-dates.ts anew: after an update of date-holidays, or when the years run out.
const first = 2026;
const last = 2050;
const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
const lines = years.map((year) => `  ${year}: '${publicHolidays(year).join(' ')}',`);
writeFileSync(
  join(import.meta.dirname, '../server/booking/holiday-dates.ts'),
  `/**
 * Public holidays of Lower Saxony by year, as MM-DD. Made by \`node scripts/holidays.ts\` from the library date-holidays
 * (data: CC BY-SA 3.0, https://github.com/commenthol/date-holidays), which takes 40 MB of memory at run time.
 */
export const holidayDates: Readonly<Record<number, string>> = {
${lines.join('\n')}
};
`,
);
