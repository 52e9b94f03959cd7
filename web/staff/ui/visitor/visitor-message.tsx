import { inertText } from '#contract/inert-text.ts';

/** What a visitor wrote in words of their own. */
export const VisitorMessage = ({ text }: { text: string }) =>
  text ? (
    <p className="visitor-text mb-6 border-l-3 border-cobalt pl-4 text-[1.06em]">{inertText(text)}</p>
  ) : (
    <p className="mb-6 text-muted">Ohne Nachricht.</p>
  );
