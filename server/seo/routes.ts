import { type Context, Hono } from 'hono';
import type { PageSources } from '#contract/page-context.ts';
import type { Built } from '#server/built.ts';
import { cachePolicies } from '#server/http/headers/cache-policies.ts';
import { securityHeaders } from '#server/http/headers/security-headers.ts';
import type { Services } from '#server/services.ts';
import { llmsText } from './llms.ts';
import { securityText } from './security-text.ts';
import { sitemap } from './sitemap.ts';

/** Serves the site's files for programs: robots.txt, sitemap.xml, llms.txt, security.txt and the web manifest. */
export function seoRoutes(
  { settings, company }: Pick<Services, 'settings' | 'company'>,
  built: Built,
  { whitePapers, issues }: Pick<PageSources, 'whitePapers' | 'issues'>,
): Hono {
  const app = new Hono();
  const origin = settings.PUBLIC_URL;

  // The staff area is not disallowed here: its pages say noindex, which only crawlers that may read them can see.
  app.get('/robots.txt', (c) =>
    file(c, 'text/plain', `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', async (c) => {
    const facts = await built.whitePaperFacts();
    const papers = (await whitePapers('de')).map(({ id }) => {
      const own = facts[id]?.de;
      return { id, changed: own?.changes[0]?.date ?? own?.date ?? null };
    });
    return file(c, 'application/xml', sitemap(origin, await built.pageDates(), papers, await issues('de')));
  });
  app.get('/llms.txt', async (c) =>
    file(
      c,
      'text/plain',
      llmsText(origin, company, await built.searchDocuments(), {
        de: await whitePapers('de'),
        en: await whitePapers('en'),
      }),
    ),
  );
  app.get('/.well-known/security.txt', (c) => file(c, 'text/plain', securityText(origin, company, Date.now())));
  app.get('/site.webmanifest', (c) =>
    file(
      c,
      'application/manifest+json',
      JSON.stringify({
        name: company.name,
        short_name: shortened(company.name),
        lang: 'de',
        start_url: '/',
        display: 'minimal-ui',
        background_color: '#fbfaf7',
        theme_color: '#070b16',
        icons: [
          { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
          { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
          { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
          { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
        ],
      }),
    ),
  );
  return app;
}

/** Shortens a name to whole words of about twelve letters, which fit under an icon on a home screen. */
function shortened(name: string): string {
  return name.length <= 12 ? name : name.slice(0, 13).replace(/\s*\S*$/, '') || name.slice(0, 12);
}

function file(c: Context, type: string, text: string): Response {
  return c.body(text, 200, {
    ...securityHeaders,
    'content-type': `${type}; charset=utf-8`,
    'cache-control': cachePolicies.publicFile,
  });
}
