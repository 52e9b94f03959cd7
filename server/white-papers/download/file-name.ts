/**
 * The name under which a paper is saved, which says whose it is and what it is about:
 * `Musterwerk-KI_White-Paper-35_Wertsteigerung-im-Portfolio.pdf`. ASCII alone, as headers want it.
 * @param label the paper's number (`#35 08/2025`); null for papers that have none
 */
export function paperFileName(company: string, label: string | null, title: string): string {
  const number = /^#?(\d+)\b/.exec(label ?? '')?.[1];
  // What stands before the colon is the subject.
  const subject = ascii(title.split(': ')[0] ?? title);
  const short = subject.length > longest ? subject.slice(0, subject.lastIndexOf('-', longest)) : subject;
  const parts = [ascii(company), number ? `White-Paper-${number}` : 'White-Paper', short];
  return `${parts.filter(Boolean).join('_')}.pdf`;
}

/** Letters of a title that a list of files shows. */
const longest = 60;

const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' };

function ascii(text: string): string {
  return text
    .replace(/[äöüÄÖÜß]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
