import type { Language } from '#contract/site/languages.ts';

/** What stands between the thousands, and before the decimals. */
const marks = { de: { thousands: '.', decimal: ',' }, en: { thousands: ',', decimal: '.' } } as const;

/**
 * A number as people write it: "48.000", "48 000", "4,5", "4.5", "48.000,50 €"; in English with the marks swapped. The
 * mark for thousands before other than three digits is taken for a decimal one.
 * @returns null for what is no number
 */
export function readNumber(text: string, language: Language): number | null {
  const { thousands, decimal } = marks[language];
  const bare = text.normalize('NFKC').replace(/[\s'’€%]/g, '');
  const grouped = new RegExp(`^\\d{1,3}(\\${thousands}\\d{3})+(\\${decimal}\\d*)?$`);
  const plain = grouped.test(bare) ? bare.replaceAll(thousands, '') : bare;
  const pointed = plain.replace(/[.,]/, '.');
  return /^(\d+(\.\d*)?|\.\d+)$/.test(pointed) ? Number(pointed) : null;
}
