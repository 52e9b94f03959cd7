import { useShared } from '#web/ui/use-shared.ts';
import { closeDownload, openedDownload } from './open-download.ts';

/** Renders the download dialog while it is open. */
export function DownloadHost() {
  const shown = useShared(openedDownload);
  if (!shown) return null;
  const { Dialog, paper, others, opener } = shown;
  return <Dialog key={paper.id} paper={paper} others={others} opener={opener} onClosed={closeDownload} />;
}
