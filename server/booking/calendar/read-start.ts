import { hasOffset } from '#contract/leads/fields.ts';
import { officeTimeZone } from '#contract/office-time/office.ts';
import { momentOf } from '#contract/office-time/zoned-time.ts';

/**
 * The moment that the start of an appointment means; without an offset it is what the office's clocks show, the first
 * of two where they show it twice.
 * @param atOffice whether an offset, too, was written with the office's clocks in mind: whoever writes such a time
 * within
 *   the hour that these clocks skip means an hour that there is not. In UTC nothing is skipped.
 * @returns `skipped` where those clocks never show it; the moment is then one nearby
 */
export function readStart(text: string, atOffice = false): { moment: number; skipped: boolean } {
  const [clock] = text.slice(11).split(/[z+-]/i);
  const office = momentOf(`${text.slice(0, 10)}T${clock}`, officeTimeZone);
  if (!hasOffset(text)) return office;
  return { moment: Date.parse(text), skipped: atOffice && office.skipped && !/z$/i.test(text) };
}
