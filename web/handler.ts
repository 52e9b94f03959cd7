import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type Known, knownHeader } from '#contract/http/known-parts.ts';
import type { RenderPage } from '#contract/page-context.ts';
import { staffPaths } from '#contract/site/pages.ts';
import { renderPublicPage } from './document/render.tsx';
import { pageContext, scriptNonce } from './page-context.ts';

const handleStaff = createRequestHandler(build, import.meta.env.MODE);

/** The server's only entry point to the web bundle: renders the page at `request.url`. */
export const renderPage: RenderPage = async (request, context, sources, nonce) => {
  const url = new URL(request.url);
  const framed = request.headers.get(knownHeader) === ('frame' satisfies Known);
  if (!isStaff(url.pathname))
    return renderPublicPage({ url, context, sources, framed }, { modules: visitorModules(), nonce });
  const provider = new RouterContextProvider();
  provider.set(pageContext, context);
  provider.set(scriptNonce, nonce);
  const answer = await handleStaff(request, provider);
  return { status: answer.status, html: await answer.text() };
};

/**
 * The file with `visitor/start.ts`; in development, where there are no such files, the entry that imports it, after the
 * module for hot reload that each component requires.
 */
function visitorModules(): string[] {
  const { entry, hmr } = build.assets;
  const visitor = entry.imports.find((file) => file.includes('/visitor-'));
  return visitor ? [visitor] : [...(hmr ? [hmr.runtime] : []), entry.module];
}

function isStaff(path: string): boolean {
  return Object.values(staffPaths).some((page) => path === page || path.startsWith(`${page}/`));
}
