import type { Language } from '#contract/site/languages.ts';

/** A number of days in words: whole years as such ('zwei Jahre'), other periods in days ('90 Tage'). */
export function spanOf(days: number, language: Language): string {
  return named(days, units[language]);
}

/** The same in the German dative, after a preposition: 'nach zwei Jahren'; English has one form. */
export function spanAfter(days: number, language: Language): string {
  return named(days, language === 'de' ? dative : units.en);
}

type Unit = { days: string; year: string; years: string; numbers: readonly string[] };

const german = ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
const units: Record<Language, Unit> = {
  de: { days: 'Tage', year: 'ein Jahr', years: 'Jahre', numbers: german },
  en: {
    days: 'days',
    year: 'one year',
    years: 'years',
    numbers: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  },
};
const dative: Unit = { days: 'Tagen', year: 'einem Jahr', years: 'Jahren', numbers: german };

function named(days: number, { days: unit, year, years, numbers }: Unit): string {
  if (days % 365 !== 0) return `${days} ${unit}`;
  return days === 365 ? year : `${numbers[days / 365 - 2] ?? days / 365} ${years}`;
}
