import { hasOffset } from '#contract/leads/fields.ts';
import { officeTimeZone } from '#contract/office-time/office.ts';
import { momentOf } from '#contract/office-time/zoned-time.ts';

/**
 * Parses the start of an appointment. Without an offset it is office time, and the first of two if daylight saving time
 * repeats the hour.
 * @param atOffice whether a time with an offset was meant as office time, too: a time in an hour that daylight saving
 * time skips then does not exist. In UTC nothing is skipped.
 * @returns milliseconds since 1970; `skipped` if office time never shows it, and `moment` is then a nearby one
 */
export function readStart(text: string, atOffice = false): { moment: number; skipped: boolean } {
  const [clock] = text.slice(11).split(/[z+-]/i);
  const office = momentOf(`${text.slice(0, 10)}T${clock}`, officeTimeZone);
  if (!hasOffset(text)) return office;
  return { moment: Date.parse(text), skipped: atOffice && office.skipped && !/z$/i.test(text) };
}
