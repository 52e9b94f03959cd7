import { pdfName } from '#server/text/file-name.ts';

/**
 * The name under which a paper is saved, with its owner and subject:
 * `Musterwerk-KI_White-Paper-35_Wertsteigerung-im-Portfolio.pdf`. ASCII only, as headers require.
 * @param label the paper's number (`#35 08/2025`); null for papers without one
 */
export function paperFileName(company: string, label: string | null, title: string): string {
  const number = /^#?(\d+)\b/.exec(label ?? '')?.[1];
  // The part before the colon is the subject.
  return pdfName(company, number ? `White-Paper-${number}` : 'White-Paper', title.split(': ')[0] ?? title);
}
