import { createContext, useContext } from 'react';
import type { RootData } from '#web/root-data.ts';
import type { ShellTexts } from './texts.de.ts';

/** Data available when a page is rendered. */
export type ShellData = RootData & { texts: ShellTexts };

export const ShellTextsContext = createContext<ShellTexts | null>(null);

/** The shell's texts in the current language; server only. */
export function useShellTexts(): ShellTexts {
  const texts = useContext(ShellTextsContext);
  if (!texts) throw new Error('useShellTexts in an island');
  return texts;
}
