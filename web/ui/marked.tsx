import type { Part } from '#contract/search.ts';

/** Text in which what was searched for stands out. */
export function Marked({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ text, hit }, index) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, never reordered
      <mark key={index} className="bg-cobalt-wash text-text font-semibold">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
