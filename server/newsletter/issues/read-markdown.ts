import type { ParsedIssue } from './markdown.ts';

/** Texts of issues that were read last: one that is being sent is read for each reader. */
const kept = new Map<string, ParsedIssue>();
const keptAtMost = 4;

/** What the Markdown of an issue says; the reader of Markdown is fetched when it is first needed. */
export async function readMarkdown(markdown: string): Promise<ParsedIssue> {
  const known = kept.get(markdown);
  if (known) return known;
  const { parseIssue } = await import('./markdown.ts');
  const parsed = parseIssue(markdown);
  if (kept.size >= keptAtMost) kept.delete(kept.keys().next().value ?? '');
  kept.set(markdown, parsed);
  return parsed;
}
