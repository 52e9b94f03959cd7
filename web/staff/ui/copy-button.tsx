import type { RefObject } from 'react';
import { showToast } from '#web/ui/toast.ts';
import { StaffButton } from './staff-button.tsx';

type Props = {
  text: string;
  /** Where the text stands. */
  shown: RefObject<HTMLElement | null>;
};

/**
 * Copies what is shown once, which otherwise only a pointer could mark. It is marked as well: where the browser lets no
 * script copy, as without https, the keys still do.
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
