import type { ReactNode } from 'react';
import { useLanguage } from '#web/language/use-language.ts';
import { Banner } from './consent/banner.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { useShellTexts } from './texts/use-shell-texts.ts';

type Props = {
  /** Whether the page is put into one that is shown: all around it is there already. */
  framed: boolean;
  children: ReactNode;
};

/**
 * Everything around a public page. What moves in it is `web/visitor`'s. The page stands in the same place with and
 * without it, so that the ids that React makes in it are never those of the header.
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
      {/* First stop of the keyboard: past the header. */}
      <a
        href="#content"
        data-skip=""
        className="fixed top-3 left-3 z-50 -translate-y-48 rounded-control bg-white px-5 py-3 font-semibold text-text shadow-float focus:translate-y-0 print:hidden"
      >
        {texts.skipToContent}
      </a>
      <Banner language={useLanguage().language} />
      <Header />
      {/* A line at the top while a page is fetched; its animation keeps it unseen for the first 300 ms. */}
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
