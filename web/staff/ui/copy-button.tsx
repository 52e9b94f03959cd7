import type { RefObject } from 'react';
import { showToast } from '#web/ui/toast.ts';
import { StaffButton } from './staff-button.tsx';

type Props = {
  text: string;
  /** The element that shows the text. */
  shown: RefObject<HTMLElement | null>;
};

/**
 * Copies text that is shown only once. It is also selected: where the browser blocks clipboard access, as without
 * HTTPS, Ctrl+C still works, and keyboard users could not select it themselves.
 */
export function CopyButton({ text, shown }: Props) {
  async function copy() {
    const place = shown.current;
    if (place instanceof HTMLInputElement) place.select();
    else if (place) window.getSelection()?.selectAllChildren(place);
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: 'Kopiert' });
    } catch {
      showToast({ title: 'Markiert. Bitte kopieren Sie mit Strg+C.' });
    }
  }
  return (
    <StaffButton look="line" onClick={() => void copy()}>
      Kopieren
    </StaffButton>
  );
}
