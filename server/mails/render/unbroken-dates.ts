/** As they begin in both languages. */
const months = 'Jan|Feb|Mär|Mar|Apr|Mai|May|Jun|Jul|Aug|Sep|Okt|Oct|Nov|Dez|Dec';
const dayAndMonth = new RegExp(`(?<!\\d)(\\d{1,2}\\.?) (?=(?:${months})\\p{L}*)`, 'gu');

/** Keeps the day of a date with its month, so that no line ends with "21.", and a time with its "Uhr". */
export function unbrokenDates(text: string): string {
  return text.replace(dayAndMonth, '$1\u00a0').replace(/(\d:\d\d) (?=Uhr)/g, '$1\u00a0');
}
