import { randomUUID } from 'node:crypto';
import { type Known, knownHeader } from '#contract/http/known-parts.ts';
import type { PageContext, PageSources } from '#contract/page-context.ts';
import type { StylePiece } from '#server/built.ts';
import { cachePolicies } from '#server/http/headers/cache-policies.ts';
import { pagePolicy, reportingHeaders, withoutNonce } from '#server/http/headers/content-security-policy.ts';
import { openerPolicy, securityHeaders, transportHeaders } from '#server/http/headers/security-headers.ts';
import type { siteContext } from '#server/pages/context.ts';
import { isStaffPage } from '#server/pages/plan.ts';
import type { Services } from '#server/services.ts';
import type { RenderedPage } from './cache.ts';
import { stylesFor } from './page-styles.ts';
import { watched } from './watched-sources.ts';

export type RenderServices = Pick<Services, 'settings' | 'renderPage'> & {
  pageStyles: () => Promise<readonly StylePiece[]>;
  site: ReturnType<typeof siteContext>;
  /** Content that pages show. */
  sources: PageSources;
  development: boolean;
};

/**
 * Creates the function that renders the page at a URL, with its headers. What is `known` is left out, for pages that
 * replace another one in the browser.
 */
export function createRendering({ settings, renderPage, site, sources, pageStyles, development }: RenderServices) {
  const headers = {
    ...securityHeaders,
    ...transportHeaders(settings.PUBLIC_URL),
    ...(development ? {} : reportingHeaders(settings.PUBLIC_URL)),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cachePolicies.page,
    vary: `Accept-Language, Cookie, Accept-Encoding, ${knownHeader}`,
  };

  return async function render(url: URL, context: PageContext, known: Known = 'nothing'): Promise<RenderedPage> {
    const nonce = randomUUID();
    const request = new Request(url, { headers: { accept: 'text/html', [knownHeader]: known } });
    const tracked = watched(sources);
    const { html, ...rendered } = await renderPage(request, context, tracked.sources, nonce);
    // A retry may help: the page itself is not at fault.
    const status = rendered.status >= 500 && tracked.passing() ? 503 : rendered.status;
    const staff = isStaffPage(url.pathname);
    const styles = staff || known !== 'nothing' ? '' : stylesFor(html, await pageStyles());
    return {
      status,
      html: withStyles(withoutNonce(html, nonce), styles),
      headers: {
        ...headers,
        'content-security-policy': development ? '' : pagePolicy(html, nonce, styles, site, staff),
        'content-language': staff ? 'de' : context.language,
        ...(status !== 200 && { 'cache-control': cachePolicies.never }),
        ...(status === 503 && { 'retry-after': '5' }),
        ...(staff && { ...openerPolicy, 'x-robots-tag': 'noindex' }),
      },
    };
  };
}

function withStyles(html: string, styles: string): string {
  return styles === '' ? html : html.replace('</head>', () => `<style>${styles}</style></head>`);
}
