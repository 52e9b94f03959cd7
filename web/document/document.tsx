import type { ReactNode } from 'react';
import type { Language } from '#contract/site/languages.ts';
import displayFont from '#web/fonts/bricolage-grotesque.woff2?url';
import textFont from '#web/fonts/figtree.woff2?url';
import type { HeadTag } from '#web/seo/head-tag.ts';
import styles from '#web/styles/app.css?url';
import type { Visit } from '#web/visit-now.ts';
import { Arriving } from './arriving.tsx';
import { HeadTags } from './head.tsx';

/** A page's module scripts, and the nonce that marks inline ones. */
export type Scripts = { modules: readonly string[]; nonce: string };

type Props = {
  language: Language;
  tags: readonly HeadTag[];
  /** Null for pages without scripts. */
  visit: Visit | null;
  scripts: Scripts;
  /** Renders only what a page needs to replace another one in the browser, which already has head and files. */
  framed?: boolean;
  children: ReactNode;
};

/** Without a listener, React would move an `async` script before the fonts; a listener does not appear in the HTML. */
const inPlace = () => {};

/** The HTML around every public page. */
export function Document({ language, tags, visit, scripts, framed = false, children }: Props) {
  if (framed)
    return (
      <html lang={language}>
        <head>
          <HeadTags tags={tags.filter(isForBrowsers)} />
        </head>
        <body data-visit={JSON.stringify(visit)}>{children}</body>
      </html>
    );
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <SharedHead />
        <HeadTags tags={tags} />
        {visit !== null && (
          <>
            <Arriving nonce={scripts.nonce} />
            {scripts.modules.map((src) => (
              <script key={src} type="module" src={src} async fetchPriority="low" onLoad={inPlace} />
            ))}
          </>
        )}
        {import.meta.env.DEV && <link rel="stylesheet" href={styles} />}
      </head>
      <body data-visit={visit === null ? undefined : JSON.stringify(visit)}>
        {children}
        {/* Rules needed for the first paint are inlined in the head (`server/pages/rendering/page-styles.ts`). */}
        {!import.meta.env.DEV && <link rel="stylesheet" href={styles} />}
      </body>
    </html>
  );
}

/** Other tags are only for programs that fetch a full document: search engines, link previews. */
function isForBrowsers(tag: HeadTag): boolean {
  return 'title' in tag || ('rel' in tag && tag.rel === 'canonical');
}

/** Head elements that all pages share, including the staff area. */
export function SharedHead() {
  return (
    <>
      <meta name="theme-color" content="#070b16" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {[textFont, displayFont].map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
    </>
  );
}
