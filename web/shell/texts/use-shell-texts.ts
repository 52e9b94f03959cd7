import { useRouteLoaderData } from 'react-router';
import type { RootData } from '#web/root-data.ts';
import type { ShellTexts } from './texts.de.ts';

/** What the root route loads for the shell. */
export type ShellData = RootData & { texts: ShellTexts };

/** The shell's texts in the language shown. */
export function useShellTexts(): ShellTexts {
  const data = useRouteLoaderData<ShellData>('root');
  if (!data) throw new Error('useShellTexts outside of the root route');
  return data.texts;
}
