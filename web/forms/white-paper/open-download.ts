import type { ComponentType } from 'react';
import type { ShelvedWhitePaper } from '#contract/white-papers/public-list.ts';
import { dataOf } from '#web/ui/data.ts';
import { nextFrame } from '#web/ui/next-frame.ts';
import { sharedValue } from '#web/ui/shared-value.ts';
import { shownLanguage } from '#web/visit-now.ts';
import type { DownloadDialogProps } from './dialog.tsx';

type Opened = Omit<DownloadDialogProps, 'onClosed'> & { Dialog: ComponentType<DownloadDialogProps> };

/** The download dialog on the screen. */
export const openedDownload = sharedValue<Opened | null>(null);
export const closeDownload = (): void => openedDownload.set(null);

const load = () => import('./dialog.tsx').then(({ ready }) => ready(shownLanguage()));

/** Fetches the dialog ahead of the click. */
export function prepareDownload(): void {
  load().catch(() => {});
}

let loading = false;

/** Opens the dialog for a link that carries a paper; where its code cannot be loaded, the link is followed. */
export async function openDownload(link: HTMLAnchorElement): Promise<void> {
  if (loading) return;
  loading = true;
  try {
    // The press is seen before anything is fetched and drawn for it.
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

/** The paper before and the one after, in the whole series, whatever of it is shown. */
function neighboursOf(link: HTMLElement): ShelvedWhitePaper[] {
  const series = [...document.querySelectorAll<HTMLElement>('a[data-paper]')];
  const at = series.indexOf(link);
  return [series[at + 1], series[at - 1]].filter((one) => one !== undefined).map(paperOf);
}
