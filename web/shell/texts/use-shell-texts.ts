import { createContext, useContext } from 'react';
import type { RootData } from '#web/root-data.ts';
import type { ShellTexts } from './texts.de.ts';

/** What a page is rendered with. */
export type ShellData = RootData & { texts: ShellTexts };

export const ShellTextsContext = createContext<ShellTexts | null>(null);

/** The shell's texts in the language shown; on the server only. */
export function useShellTexts(): ShellTexts {
  const texts = useContext(ShellTextsContext);
  if (!texts) throw new Error('useShellTexts in an island');
  return texts;
}
