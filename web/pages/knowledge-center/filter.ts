import type { ListedWhitePaper, PublicWhitePaper } from '#contract/white-papers/public-list.ts';
import { topicOf, type WhitePaperTopic } from '#contract/white-papers/topics.ts';

/** What the list is narrowed to; null and '' leave everything in. */
export type PaperFilter = { topic: WhitePaperTopic | null; query: string };

/** What is known of a paper; what it says may not have been asked for yet. */
type Findable = PublicWhitePaper & Partial<Pick<ListedWhitePaper, 'summary' | 'keywords'>>;

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss');
const spelledOut = (text: string) =>
  text.toLowerCase().normalize('NFC').replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue').replace(/ß/g, 'ss');

/**
 * A word without umlauts, however they were typed, and without the ending of a plural: `Vertraege` becomes `vertrag`.
 */
const stem = (word: string) => word.replace(/([aou])e/g, '$1').replace(/(?<=.{4})(?:en|er|e|n|s)$/, '');

/**
 * Papers of the topic whose number, title, summary or keywords hold every word typed; umlauts may be typed in any
 * spelling.
 */
export function filterPapers<P extends Findable>(papers: readonly P[], { topic, query }: PaperFilter): readonly P[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return papers.filter(({ id, number, title, summary, keywords = [] }) => {
    if (topic && topicOf(id) !== topic) return false;
    const text = [number, title, summary ?? '', ...keywords].join(' ');
    const spellings = `${plain(text)} ${spelledOut(text)}`;
    return words.every((word) => spellings.includes(word) || spellings.includes(stem(word)));
  });
}
