import { useShared } from '#web/ui/use-shared.ts';
import { closeDownload, openedDownload } from './open-download.ts';

/** Shows the download dialog that a link to a paper has opened. */
export function DownloadHost() {
  const shown = useShared(openedDownload);
  if (!shown) return null;
  const { Dialog, paper, others, opener } = shown;
  return <Dialog key={paper.id} paper={paper} others={others} opener={opener} onClosed={closeDownload} />;
}
