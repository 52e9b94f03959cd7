/** Maximum length of a name, in letters, so that lists of files show all of it. */
const longest = 60;

const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' };

/**
 * Converts words to a part of a file name that is valid on every system and in headers: `Größe prüfen!` becomes
 * `Groesse-pruefen`. Long text is cut at a word boundary; the result is empty if nothing can be spelled in ASCII.
 */
export function fileNamePart(text: string): string {
  const part = text
    .replace(/[äöüÄÖÜß]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (part.length <= longest) return part;
  const end = part.lastIndexOf('-', longest);
  return part.slice(0, end > 0 ? end : longest);
}

/** Joins such parts to the name of a PDF: `Musterwerk-KI_Rechenblatt_Rechnungen-pruefen.pdf`. */
export function pdfName(...parts: string[]): string {
  return `${parts.map(fileNamePart).filter(Boolean).join('_')}.pdf`;
}
