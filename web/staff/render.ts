import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { PageContext } from '#contract/page-context.ts';
import { pageContext, scriptNonce } from '#web/page-context.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Renders a page of the staff area; `nonce` marks the scripts that its router writes. */
export function renderStaffPage(request: Request, context: PageContext, nonce: string): Promise<Response> {
  const provider = new RouterContextProvider();
  provider.set(pageContext, context);
  provider.set(scriptNonce, nonce);
  return handle(request, provider);
}
