/**
 * Search engines, AI crawlers and link previews, by what their user agents say of themselves. A list of all
 * non-human clients would be too wide: a script or test browser that sends Accept-Language wants that language. Names
 * of companies are no sign: DuckDuckGo, Qwant and Baidu have browsers too, and Cubot makes phones.
 */
const crawlers =
  /bots?\/|\bbot\b|[a-z]bot;|crawler|spider|slurp|google-inspectiontool|googleother|mediapartners|bingpreview|facebookexternalhit|whatsapp\/|telegrambot|slackbot|embedly|ia_archiver|chatgpt-user|claude-user|claude-web|perplexity-user|qwantify/i;

const known = new Map<string, boolean>();

/** Whether pages are fetched for an index or preview rather than for a reader. */
export function isCrawler(userAgent: string | undefined): boolean {
  if (!userAgent) return false;
  const before = known.get(userAgent);
  if (before !== undefined) return before;
  if (known.size > 1000) known.clear();
  const crawler = crawlers.test(userAgent);
  known.set(userAgent, crawler);
  return crawler;
}
