import { type ReactNode, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { SharedHead } from './document/document.tsx';
import { pageContext } from './page-context.ts';
import { requireTrustedTypes } from './require-trusted-types.ts';
import { type RootData, RootDataContext } from './root-data.ts';
import { Banner } from './shell/consent/banner.tsx';
import { ConsentArea } from './shell/consent/consent-area.tsx';
import { startBanner } from './shell/consent/start-banner.ts';
import { askForConsent } from './shell/consent/undecided.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { ToastArea } from './shell/toasts/toast-area.tsx';
import styles from './styles/app.css?url';

// The staff area is a React Router application; public pages are not (`document/`, `visitor/`, decision 0030).

/** The site's data do not change while staff work. */
export const shouldRevalidate = () => false;

export function loader({ context }: LoaderFunctionArgs): RootData {
  return { ...context.get(pageContext), papers: 0 };
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <SharedHead />
        <Meta />
        <link rel="stylesheet" href={styles} />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: { loaderData: RootData }) {
  useEffect(() => {
    requireTrustedTypes();
    askForConsent();
    startBanner();
  }, []);
  return (
    <RootDataContext value={loaderData}>
      <Outlet />
      {/* The bar removes itself from the DOM, and React cannot insert siblings before a removed node. */}
      <div>
        <Banner language="de" inFlow />
      </div>
      <ConsentArea language="de" />
      <ToastArea language="de" />
    </RootDataContext>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const data = useRouteLoaderData<RootData>('root');
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return <ErrorPage language="de" company={data?.company ?? null} address={pathname + search} status={status} />;
}
