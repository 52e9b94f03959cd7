import type { Part } from '#contract/search.ts';

/** Text with search hits highlighted. */
export function Marked({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ text, hit }, index) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, never reordered
      <mark key={index} className="bg-cobalt-wash text-text font-semibold">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
