import { useShellTexts } from './texts/use-shell-texts.ts';

/** First stop of the keyboard: past the header. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link to an anchor; followed by script so that the address stays clean
    <a
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
      className="fixed top-3 left-3 z-50 -translate-y-24 rounded-control bg-white px-5 py-3 font-semibold text-text shadow-float focus:translate-y-0 print:hidden"
    >
      {useShellTexts().skipToContent}
    </a>
  );
}
