import { useRootData } from '#web/root-data.ts';
import type { ShellTexts } from './texts.de.ts';

/** The shell's texts in the language shown. */
export function useShellTexts(): ShellTexts {
  return useRootData().texts;
}
