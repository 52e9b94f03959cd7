import type { ParsedIssue } from './markdown.ts';

/** The issue texts parsed last: an issue that is being sent is read for each reader. */
const kept = new Map<string, ParsedIssue>();
const keptAtMost = 4;

/** Parses the Markdown of an issue; the parser is loaded on first use. */
export async function readMarkdown(markdown: string): Promise<ParsedIssue> {
  const known = kept.get(markdown);
  if (known) return known;
  const { parseIssue } = await import('./markdown.ts');
  const parsed = parseIssue(markdown);
  if (kept.size >= keptAtMost) kept.delete(kept.keys().next().value ?? '');
  kept.set(markdown, parsed);
  return parsed;
}
