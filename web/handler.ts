import manifest from 'virtual:react-router/server-manifest';
import type { RenderPage } from '#contract/page-context.ts';
import { staffPaths } from '#contract/site/pages.ts';
import { renderPublicPage } from './document/render.tsx';

/** The only door from the server into the web bundle: renders the page at `request.url`. */
export const renderPage: RenderPage = async (request, context, sources, nonce) => {
  const url = new URL(request.url);
  if (!isStaff(url.pathname)) return renderPublicPage(url, context, sources, manifest.entry);
  // Its code takes memory from the first login on, not before.
  const { renderStaffPage } = await import('./staff/render.ts');
  return renderStaffPage(request, context, nonce);
};

function isStaff(path: string): boolean {
  return Object.values(staffPaths).some((page) => path === page || path.startsWith(`${page}/`));
}
