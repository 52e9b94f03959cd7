import type { Language } from '#contract/site/languages.ts';

/** Thousands and decimal separators. */
const marks = { de: { thousands: '.', decimal: ',' }, en: { thousands: ',', decimal: '.' } } as const;

/**
 * Parses a number as people write it: "48.000", "48 000", "4,5", "4.5", "48.000,50 €", "48,- EUR", "8 Min."; in
 * English with the separators swapped. A thousands separator that is not followed by three digits counts as a decimal
 * separator. Units that would change the value, such as "T€" or "h", are not accepted.
 * @returns null if the text is not a number
 */
export function readNumber(text: string, language: Language): number | null {
  // Otherwise "5²" would be read as 52.
  if (/\p{No}/u.test(text)) return null;
  const { thousands, decimal } = marks[language];
  const bare = text
    .normalize('NFKC')
    .replace(/[\s'’€%]/g, '')
    .replace(/^(euros?|eur)|(euros?|eur|min\.?|minuten|minutes|stück|stk\.?)$/gi, '')
    .replace(/[.,][-–]{1,2}$/, '');
  const grouped = new RegExp(`^[1-9]\\d{0,2}(\\${thousands}\\d{3})+(\\${decimal}\\d*)?$`);
  const plain = grouped.test(bare) ? bare.replaceAll(thousands, '') : bare;
  const pointed = plain.replace(/[.,]/, '.');
  return /^(\d+(\.\d*)?|\.\d+)$/.test(pointed) ? Number(pointed) : null;
}
