import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { RenderPage } from '#contract/page-context.ts';
import { pageContext, pageSources, scriptNonce } from './page-context.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

/** The only door from the server into the web bundle: renders the page at `request.url`. */
export const renderPage: RenderPage = (request, context, sources, nonce) => {
  const provider = new RouterContextProvider();
  provider.set(pageContext, context);
  provider.set(pageSources, sources);
  provider.set(scriptNonce, nonce);
  return handle(request, provider);
};
