import { pdfName } from '#server/text/file-name.ts';

/**
 * The name under which a paper is saved, which says whose it is and what it is about:
 * `Musterwerk-KI_White-Paper-35_Wertsteigerung-im-Portfolio.pdf`. ASCII alone, as headers want it.
 * @param label the paper's number (`#35 08/2025`); null for papers that have none
 */
export function paperFileName(company: string, label: string | null, title: string): string {
  const number = /^#?(\d+)\b/.exec(label ?? '')?.[1];
  // What stands before the colon is the subject.
  return pdfName(company, number ? `White-Paper-${number}` : 'White-Paper', title.split(': ')[0] ?? title);
}
