import { memoise } from '#server/http/request/memoise.ts';

/**
 * Matches search engines, AI crawlers and link previews by their user agents. A list of all non-human clients would be
 * too wide: a script or test browser that sends Accept-Language wants that language. Company names are no criterion:
 * DuckDuckGo, Qwant and Baidu have browsers too, and Cubot makes phones.
 */
const crawlers =
  /bots?\/|\bbot\b|[a-z]bot;|crawler|spider|slurp|google-inspectiontool|googleother|mediapartners|bingpreview|facebookexternalhit|whatsapp\/|telegrambot|slackbot|embedly|ia_archiver|chatgpt-user|claude-user|claude-web|perplexity-user|qwantify/i;

const isCrawlerName = memoise((userAgent) => crawlers.test(userAgent));

/** Whether pages are fetched for an index or preview rather than for a reader. */
export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && isCrawlerName(userAgent);
}
