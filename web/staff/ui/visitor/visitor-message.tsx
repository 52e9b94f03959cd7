import type { Language } from '#contract/site/languages.ts';
import { stripControls } from '#contract/strip-controls.ts';

type Props = {
  text: string /** Of the form that was sent, and most likely of what is written in it. */;
  language: Language;
};

/** What a visitor wrote in words of their own. */
export const VisitorMessage = ({ text, language }: Props) =>
  text ? (
    <p lang={language} className="visitor-text mb-5 border-l-3 border-text pl-4 text-base">
      {stripControls(text)}
    </p>
  ) : (
    <p className="mb-5 text-muted">Ohne Nachricht.</p>
  );
