import type { ReactNode } from 'react';
import { DialogHost } from '#web/forms/dialogs/dialog-host.tsx';
import { useLanguage } from '#web/language/language.tsx';
import { ConsentArea } from './consent/consent-area.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { Progress } from './progress.tsx';
import { SkipLink } from './skip-link.tsx';
import { ToastArea } from './toasts/toast-area.tsx';
import { useRouteChange } from './use-route-change.ts';

/** Everything around a public page. */
export function Shell({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  useRouteChange();
  return (
    <>
      <SkipLink />
      <ConsentArea language={language} />
      <Header />
      <Progress />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <DialogHost />
      <ToastArea language={language} />
    </>
  );
}
