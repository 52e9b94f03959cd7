import type { ComponentType } from 'react';
import type { ShelvedWhitePaper } from '#contract/white-papers/public-list.ts';
import { dataOf } from '#web/ui/data.ts';
import { nextFrame } from '#web/ui/next-frame.ts';
import { sharedValue } from '#web/ui/shared-value.ts';
import { shownLanguage } from '#web/visit-now.ts';
import type { DownloadDialogProps } from './dialog.tsx';

type Opened = Omit<DownloadDialogProps, 'onClosed'> & { Dialog: ComponentType<DownloadDialogProps> };

/** The open download dialog. */
export const openedDownload = sharedValue<Opened | null>(null);
export const closeDownload = (): void => openedDownload.set(null);

const load = () => import('./dialog.tsx').then(({ ready }) => ready(shownLanguage()));

/** Preloads the dialog. */
export function prepareDownload(): void {
  load().catch(() => {});
}

let loading = false;

/** Opens the dialog for a link to a paper; if its code cannot be loaded, follows the link. */
export async function openDownload(link: HTMLAnchorElement): Promise<void> {
  if (loading) return;
  loading = true;
  try {
    // Lets the browser paint the pressed state before fetching and rendering.
    await nextFrame();
    const Dialog = await load();
    openedDownload.set({ Dialog, paper: paperOf(link), others: neighboursOf(link), opener: link });
  } catch {
    window.location.assign(link.href);
  } finally {
    loading = false;
  }
}

const paperOf = (link: HTMLElement): ShelvedWhitePaper => dataOf(link, 'paper');

/** The next and the previous paper of the whole series, including those hidden by the filter. */
function neighboursOf(link: HTMLElement): ShelvedWhitePaper[] {
  const series = [...document.querySelectorAll<HTMLElement>('a[data-paper]')];
  const at = series.indexOf(link);
  return [series[at + 1], series[at - 1]].filter((one) => one !== undefined).map(paperOf);
}
