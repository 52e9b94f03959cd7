import { createRoot } from 'react-dom/client';
import { DialogHost } from '#web/forms/dialogs/dialog-host.tsx';
import { DownloadHost } from '#web/forms/white-paper/download-host.tsx';
import { ConsentArea } from '#web/shell/consent/consent-area.tsx';
import { ToastArea } from '#web/shell/toasts/toast-area.tsx';
import { useVisit } from '#web/visit.ts';
import { VisitNow } from './visit-now.tsx';

/** Renders what is shown on top of a page and persists across navigations: dialogs and messages. */
export function showOverlays(): void {
  const place = document.createElement('div');
  place.id = 'overlays';
  // Before the page, so that the tab order starts with the cookie bar.
  document.querySelector('header')?.before(place);
  createRoot(place, { identifierPrefix: 'overlay-' }).render(
    <VisitNow>
      <Overlays />
    </VisitNow>,
  );
}

function Overlays() {
  const { language } = useVisit();
  return (
    <>
      <ConsentArea language={language} />
      <DialogHost />
      <DownloadHost />
      <ToastArea language={language} />
    </>
  );
}
