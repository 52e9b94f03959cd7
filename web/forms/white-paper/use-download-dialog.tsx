import { type ComponentType, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { Language } from '#contract/site/languages.ts';
import type { ShelvedWhitePaper } from '#contract/white-papers/public-list.ts';
import { useLanguage } from '#web/language/language.tsx';
import { isPlainClick } from '#web/ui/plain-click.ts';
import type { DownloadDialogProps } from './dialog.tsx';

const load = (language: Language) => import('./dialog.tsx').then(({ ready }) => ready(language));

type Opened = { Dialog: ComponentType<DownloadDialogProps>; id: string; opener: HTMLElement };

/**
 * The download dialog for links to papers: its code and texts are fetched on hover, focus or touch of a link
 * (spread `prepare`), and `open` shows it. A link whose dialog cannot be loaded is followed as a link.
 */
export function useDownloadDialog(papers: readonly ShelvedWhitePaper[]) {
  const { language } = useLanguage();
  const [opened, setOpened] = useState<Opened | null>(null);
  const loading = useRef(false);

  const fetchAhead = () => void load(language).catch(() => {});
  const open = async (event: MouseEvent<HTMLAnchorElement>, id: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (loading.current) return;
    loading.current = true;
    const opener = event.currentTarget;
    try {
      const Dialog = await load(language);
      setOpened({ Dialog, id, opener });
    } catch {
      window.location.assign(opener.href);
    } finally {
      loading.current = false;
    }
  };

  const at = papers.findIndex(({ id }) => id === opened?.id);
  const paper = papers[at];
  const others = [papers[at + 1], papers[at - 1]].filter((one) => one !== undefined);
  const dialog: ReactNode = opened && paper && (
    <opened.Dialog paper={paper} others={others} opener={opened.opener} onClosed={() => setOpened(null)} />
  );
  return { prepare: { onPointerEnter: fetchAhead, onFocus: fetchAhead, onTouchStart: fetchAhead }, open, dialog };
}
