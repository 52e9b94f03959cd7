/** Letters of a name that a list of files shows. */
const longest = 60;

const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' };

/**
 * Words as a part of a file's name that every system and header takes: `Größe prüfen!` becomes `Groesse-pruefen`. Cut
 * after a word where it gets long; empty where nothing of it can be spelled in ASCII.
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

/** Such parts as the name of a PDF: `Musterwerk-KI_Rechenblatt_Rechnungen-pruefen.pdf`. */
export function pdfName(...parts: string[]): string {
  return `${parts.map(fileNamePart).filter(Boolean).join('_')}.pdf`;
}
