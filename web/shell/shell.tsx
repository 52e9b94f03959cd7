import type { ReactNode } from 'react';
import { useLanguage } from '#web/language/use-language.ts';
import { Banner } from './consent/banner.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { useShellTexts } from './texts/use-shell-texts.ts';

type Props = {
  /** Whether only the page's content is rendered, because the browser already has header and footer. */
  framed: boolean;
  children: ReactNode;
};

/**
 * Header, footer and everything else around a public page; their scripts are in `web/visitor`. The page has the same
 * position in the tree with and without them, so that ids from React's `useId` never collide with those of the header.
 */
export function Shell({ framed, children }: Props) {
  return (
    <>
      {!framed && <Above />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {!framed && <Footer />}
    </>
  );
}

function Above() {
  const texts = useShellTexts();
  return (
    <>
      {/* First tab stop: skips the header. */}
      <a
        href="#content"
        data-skip=""
        className="fixed top-3 left-3 z-50 -translate-y-48 rounded-control bg-white px-5 py-3 font-semibold text-text shadow-float focus:translate-y-0 print:hidden"
      >
        {texts.skipToContent}
      </a>
      <Banner language={useLanguage().language} />
      <Header />
      {/* Progress bar at the top while a page is loading; its animation keeps it invisible for the first 300 ms. */}
      <div
        id="progress"
        hidden
        role="progressbar"
        aria-label={texts.loading}
        className="progress fixed inset-x-0 top-0 z-50 h-0.75 bg-cobalt"
      />
    </>
  );
}
