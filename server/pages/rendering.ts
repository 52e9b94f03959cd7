import { randomUUID } from 'node:crypto';
import type { PageContext, PageSources } from '#contract/page-context.ts';
import { cachePolicies } from '#server/http/headers/cache-policies.ts';
import { pagePolicy, withoutNonce } from '#server/http/headers/content-security-policy.ts';
import { securityHeaders, transportHeaders } from '#server/http/headers/security-headers.ts';
import type { Services } from '#server/services.ts';
import type { RenderedPage } from './cache.ts';
import type { siteContext } from './context.ts';
import { isStaffPage } from './plan.ts';

export type RenderServices = Pick<Services, 'settings' | 'renderPage'> & {
  site: ReturnType<typeof siteContext>;
  /** Content that pages show. */
  sources: PageSources;
  development: boolean;
};

/** Renders the page at an address with the headers that belong to it. */
export function createRendering({ settings, renderPage, site, sources, development }: RenderServices) {
  const headers = {
    ...securityHeaders,
    ...transportHeaders(settings.PUBLIC_URL),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cachePolicies.page,
    vary: 'Accept-Language, Cookie, Accept-Encoding',
  };

  return async function render(url: URL, context: PageContext): Promise<RenderedPage> {
    const nonce = randomUUID();
    const request = new Request(url, { headers: { accept: 'text/html' } });
    const answer = await renderPage(request, context, sources, nonce);
    const html = await answer.text();
    const staff = isStaffPage(url.pathname);
    return {
      status: answer.status,
      html: withoutNonce(html, nonce),
      headers: {
        ...headers,
        'content-security-policy': development ? '' : pagePolicy(html, nonce, site),
        'content-language': staff ? 'de' : context.language,
        ...(answer.status !== 200 && { 'cache-control': cachePolicies.never }),
        ...(staff && { 'x-robots-tag': 'noindex' }),
      },
    };
  };
}
