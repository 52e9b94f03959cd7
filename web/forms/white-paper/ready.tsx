import type { ComponentType } from 'react';
import type { Language } from '#contract/site/languages.ts';
import { DownloadDialog, type DownloadDialogProps } from './dialog.tsx';
import { importDownloadTexts } from './load-texts.ts';

/** The download dialog with its texts at hand, so that it opens complete. */
export async function ready(language: Language): Promise<ComponentType<DownloadDialogProps>> {
  const initial = await importDownloadTexts(language);
  return (props) => <DownloadDialog initial={initial} {...props} />;
}
