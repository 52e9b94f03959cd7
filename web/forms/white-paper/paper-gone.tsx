import type { WhitePaperTexts } from './texts.de.ts';

/** Says that staff have removed the paper, in the place of its form or above it. */
export function PaperGone({ texts, id }: { texts: Pick<WhitePaperTexts, 'gone'>; id?: string }) {
  return (
    <p id={id} className="rounded-control bg-warning-wash px-4 py-3.5 font-semibold text-warning">
      {texts.gone}
    </p>
  );
}
