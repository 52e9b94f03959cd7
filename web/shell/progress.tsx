import { useNavigation } from 'react-router';
import { useShellTexts } from './texts/use-shell-texts.ts';

/** A line at the top while a page is fetched; its animation keeps it unseen for the first 300 ms. */
export function Progress() {
  const texts = useShellTexts();
  const busy = useNavigation().state === 'loading';
  return (
    busy && (
      <div
        role="progressbar"
        aria-label={texts.loading}
        className="progress fixed inset-x-0 top-0 z-50 h-0.75 bg-coral"
      />
    )
  );
}
