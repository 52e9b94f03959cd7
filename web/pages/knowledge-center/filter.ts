import type { ListedWhitePaper, PublicWhitePaper } from '#contract/white-papers/public-list.ts';
import { topicOf, type WhitePaperTopic } from '#contract/white-papers/topics.ts';

/** Current filter; null and '' match everything. */
export type PaperFilter = { topic: WhitePaperTopic | null; query: string };

/** Searchable data of a paper; summary and keywords may not be loaded yet. */
type Findable = PublicWhitePaper & Partial<Pick<ListedWhitePaper, 'summary' | 'keywords'>>;

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss');
const spelledOut = (text: string) =>
  text.toLowerCase().normalize('NFC').replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue').replace(/ß/g, 'ss');

/** Removes umlauts in either spelling and plural endings from a word: `Vertraege` becomes `vertrag`. */
const stem = (word: string) => word.replace(/([aou])e/g, '$1').replace(/(?<=.{4})(?:en|er|e|n|s)$/, '');

/**
 * Papers of the topic whose number, title, summary or keywords contain every word of the query; umlauts match in any
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
