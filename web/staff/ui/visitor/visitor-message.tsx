import type { Language } from '#contract/site/languages.ts';
import { stripControls } from '#contract/strip-controls.ts';

type Props = {
  text: string;
  /** Language of the form, and most likely of the message. */
  language: Language;
};

/** A visitor's free text. */
export const VisitorMessage = ({ text, language }: Props) =>
  text ? (
    <p lang={language} className="visitor-text mb-5 border-l-3 border-text pl-4 text-base">
      {stripControls(text)}
    </p>
  ) : (
    <p className="mb-5 text-muted">Ohne Nachricht.</p>
  );
