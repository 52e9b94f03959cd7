/** The beginnings of month names in both languages. */
const months = 'Jan|Feb|Mär|Mar|Apr|Mai|May|Jun|Jul|Aug|Sep|Okt|Oct|Nov|Dez|Dec';
const dayAndMonth = new RegExp(`(?<!\\d)(\\d{1,2}\\.?) (?=(?:${months})\\p{L}*)`, 'gu');

/** Joins day and month, and a time and its "Uhr", by a non-breaking space, so that no line ends with "21.". */
export function unbrokenDates(text: string): string {
  return text.replace(dayAndMonth, '$1\u00a0').replace(/(\d:\d\d) (?=Uhr)/g, '$1\u00a0');
}
