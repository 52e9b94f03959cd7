import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageRequest } from '#web/page-request.ts';
import { RootDataContext } from '#web/root-data.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';
import { Shell } from '#web/shell/shell.tsx';
import { importShellTexts } from '#web/shell/texts/load.ts';
import { type ShellData, ShellTextsContext } from '#web/shell/texts/use-shell-texts.ts';
import { VisitContext, visitOf } from '#web/visit.ts';
import { Document, type Scripts } from './document.tsx';
import { notFound, pageModuleAt } from './page-modules.ts';

type Rendered = { status: number; html: string };
type UnmatchedRequest = Omit<PageRequest, 'params'>;
/** `framed`: render without header and footer, which the browser already has. */
type DocumentRequest = UnmatchedRequest & { framed: boolean };

/** Renders the public page at a URL as a complete document. If that fails, renders the error page with status 500. */
export async function renderPublicPage(request: DocumentRequest, scripts: Scripts): Promise<Rendered> {
  try {
    return await rendered(request, scripts);
  } catch (error) {
    console.error('page could not be rendered', error);
    const { url, context } = request;
    const { language, company } = context;
    const html = documentOf(
      <Document language={language} tags={[]} visit={null} scripts={scripts}>
        <ErrorPage language={language} company={company} address={url.pathname + url.search} />
      </Document>,
    );
    return { status: 500, html };
  }
}

async function rendered({ url, context, sources, framed }: DocumentRequest, scripts: Scripts): Promise<Rendered> {
  const [texts, papers] = await Promise.all([
    importShellTexts(context.language),
    sources.whitePapers(context.language),
  ]);
  const root: ShellData = { ...context, papers: papers.length, texts };
  const { page, loaderData } = await loaded({ url, context, sources });
  const visit = visitOf(context, url);
  const html = documentOf(
    <Document
      language={context.language}
      tags={page.meta({ loaderData, root })}
      // A page that answers a form post has the URL of the API, so scripts cannot work with it.
      visit={context.posted ? null : visit}
      scripts={scripts}
      framed={framed}
    >
      <RootDataContext value={root}>
        <ShellTextsContext value={texts}>
          <VisitContext value={visit}>
            <Shell framed={framed}>
              <page.default loaderData={loaderData} />
            </Shell>
          </VisitContext>
        </ShellTextsContext>
      </RootDataContext>
    </Document>,
  );
  return { html, status: loaderData.status ?? 200 };
}

async function loaded(request: UnmatchedRequest) {
  const { page, params } = pageModuleAt(request.url.pathname);
  const loaderData = await page.loader({ ...request, params });
  if (loaderData) return { page, loaderData };
  const instead = notFound();
  const unknown = await instead.page.loader({ ...request, params: {} });
  if (!unknown) throw new Error('The page for unknown addresses says nothing');
  return { page: instead.page, loaderData: unknown };
}

function documentOf(page: ReactNode): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}
