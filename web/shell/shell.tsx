import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { DialogHost } from '#web/forms/dialogs/dialog-host.tsx';
import { useLanguage } from '#web/language/language.tsx';
import { ConsentArea } from './consent/consent-area.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { useShellTexts } from './texts/use-shell-texts.ts';
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

/** A line at the top while a page is fetched; its animation keeps it unseen for the first 300 ms. */
function Progress() {
  const texts = useShellTexts();
  const busy = useNavigation().state === 'loading';
  return (
    busy && (
      <div
        role="progressbar"
        aria-label={texts.loading}
        className="progress fixed inset-x-0 top-0 z-50 h-0.75 bg-cobalt"
      />
    )
  );
}

/** First stop of the keyboard: past the header. */
function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link to an anchor; followed by script so that the address stays clean
    <a
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
      className="fixed top-3 left-3 z-50 -translate-y-24 rounded-control bg-white px-5 py-3 font-semibold text-text shadow-float focus:translate-y-0 print:hidden"
    >
      {useShellTexts().skipToContent}
    </a>
  );
}
