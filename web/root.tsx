import type { ReactNode } from 'react';
import { Links, type LoaderFunctionArgs, Meta, Outlet, Scripts, useMatches, useRouteLoaderData } from 'react-router';

import type { Language } from '#contract/site/languages.ts';
import { setApiUrl } from './api-url.ts';
import displayFont from './fonts/bricolage-grotesque.woff2?url';
import textFont from './fonts/figtree.woff2?url';
import { setShownLanguage, shownLanguage } from './language/current.ts';
import { LanguageProvider } from './language/language.tsx';
import { pageContext, pageSources } from './page-context.ts';
import { ConsentArea } from './shell/consent/consent-area.tsx';
import { Shell } from './shell/shell.tsx';
import { importShellTexts } from './shell/texts/load.ts';
import type { ShellData } from './shell/texts/use-shell-texts.ts';
import { ToastArea } from './shell/toasts/toast-area.tsx';
import styles from './styles/app.css?url';

export async function loader({ context }: LoaderFunctionArgs): Promise<ShellData> {
  const page = context.get(pageContext);
  const [texts, papers] = await Promise.all([
    importShellTexts(page.language),
    context.get(pageSources).whitePapers(page.language),
  ]);
  return { ...page, texts, papers: papers.length };
}

/** What the server said at first load; later only language and texts change. */
let firstData: ShellData | null = null;

export async function clientLoader({ serverLoader }: { serverLoader: () => Promise<unknown> }): Promise<ShellData> {
  const first = firstData ?? ((await serverLoader()) as ShellData);
  const language = shownLanguage();
  // The texts of the first page are here already; a navigation must not wait for them again.
  const texts = language === first.language ? first.texts : await importShellTexts(language);
  return { ...first, posted: null, sent: null, calculation: null, language, texts };
}

/** Staff screens carry `handle = { staff: true }`: German always, without the public shell. */
function useIsStaff(): boolean {
  return useMatches().some((match) => (match.handle as { staff?: boolean } | undefined)?.staff);
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<ShellData>('root');
  const staff = useIsStaff();
  const inHead = staff || import.meta.env.DEV;
  const language: Language = staff ? 'de' : (data?.language ?? shownLanguage());
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#070b16" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {[textFont, displayFont].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <Meta />
        {inHead && <link rel="stylesheet" href={styles} />}
        <Links />
      </head>
      <body>
        {children}
        {/* The rules that the page needs at first stand in its head (`server/pages/page-styles.ts`). */}
        {!inHead && <link rel="stylesheet" href={styles} />}
        {/* A page that answers a post stands at the call's address, which is no route for scripts to start on. */}
        {!data?.posted && <Scripts />}
      </body>
    </html>
  );
}

export default function Root({ loaderData }: { loaderData: ShellData }) {
  const staff = useIsStaff();
  if (typeof window !== 'undefined' && !firstData) {
    firstData = loaderData;
    setShownLanguage(loaderData.language);
    setApiUrl(loaderData.apiUrl);
  }
  if (staff) {
    return (
      <>
        <Outlet />
        <ConsentArea language="de" />
        <ToastArea language="de" />
      </>
    );
  }
  return (
    <LanguageProvider
      language={loaderData.language}
      detect={!loaderData.crawler && !loaderData.explicitLanguage}
      geoUrl={loaderData.geoUrl}
    >
      <Shell>
        <Outlet />
      </Shell>
    </LanguageProvider>
  );
}

export { ErrorBoundary } from './shell/error-page.tsx';
