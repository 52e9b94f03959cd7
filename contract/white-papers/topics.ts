/** Topics that readers filter white papers by, in the order of the filter. */
export const whitePaperTopics = ['strategy', 'people', 'law', 'technology', 'data', 'industries'] as const;
export type WhitePaperTopic = (typeof whitePaperTopics)[number];

/** Ids of the built-in papers by topic; each paper has exactly one. */
const papers: Readonly<Record<WhitePaperTopic, readonly number[]>> = {
  strategy: [1, 2, 3, 4, 5, 34, 35],
  people: [6, 7, 8],
  law: [9, 10, 11, 12, 18, 25, 36],
  technology: [13, 14, 15, 16, 17, 19, 20],
  data: [21, 22, 23, 24, 26],
  industries: [27, 28, 29, 30, 31, 32, 33],
};

const byId = new Map(whitePaperTopics.flatMap((topic) => papers[topic].map((id) => [String(id), topic] as const)));

/** The topic of a paper; null for papers that staff added, which are listed only when no topic is selected. */
export function topicOf(id: string): WhitePaperTopic | null {
  return byId.get(id) ?? null;
}
