import { join } from 'node:path';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { PageSources } from '#contract/page-context.ts';
import { pages as sitePages } from '#contract/site/pages.ts';
import { auditAggregated } from './audit/aggregated.ts';
import { bookingRoutes } from './booking/routes.ts';
import { bookingStaffRoutes } from './booking/staff/routes.ts';
import type { Built } from './built.ts';
import { calculationRoutes, sheetBounds } from './calculation-pdf/routes.ts';
import { createTypesetter } from './calculation-pdf/typesetter.ts';
import { type Covers, coverFile } from './company/covers.ts';
import { isTransient } from './db/connection/busy.ts';
import type { Db } from './db/connection/connect.ts';
import { findLead } from './db/queries.ts';
import { geoRoutes } from './geo/routes.ts';
import { refuseOtherMethods } from './http/answer/method-not-allowed.ts';
import { answerLanguage, problem, RefusedCall } from './http/answer/problem.ts';
import { staticFiles } from './http/files/static-files.ts';
import { cors, corsHeaders } from './http/headers/cors.ts';
import { importRoutes } from './imports/routes.ts';
import { leadRoutes } from './leads/routes.ts';
import type { LeadServices } from './leads/services.ts';
import { connectionLimit } from './limits/connection-limit.ts';
import { requestId } from './log/request-id.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import type { Subscriptions } from './newsletter/subscription.ts';
import type { Health } from './operation/health.ts';
import { type Answered, timing } from './operation/timing.ts';
import type { PageViews } from './pages/page-views.ts';
import type { Pages } from './pages/pages.ts';
import { viewRoutes } from './pages/view-routes.ts';
import { requestPaperRoutes } from './paper-requests/routes.ts';
import { policyReportRoutes } from './policy-reports/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { searchBounds, searchRoutes } from './search/routes.ts';
import type { Search } from './search/search.ts';
import { seoRoutes } from './seo/routes.ts';
import { calledRoute } from './staff/called-route.ts';
import { IndexBuilding } from './staff/lead-index/index-building.ts';
import { type StaffParts, staffRoutes } from './staff/routes.ts';
import type { StaffServices } from './staff/services.ts';
import type { OwnPapers } from './typesetting/own-papers.ts';
import { shippedFile } from './white-papers/download/shipped-file.ts';
import { uploadedFile } from './white-papers/download/uploaded-file.ts';
import { whitePaperRoutes } from './white-papers/routes.ts';
import { whitePaperStaffRoutes } from './white-papers/staff-routes.ts';
import { uploadRoutes } from './white-papers/upload-routes.ts';

export type AppParts = {
  search: Search;
  subscriptions: Subscriptions;
  staff: StaffParts;
  views: PageViews;
  built: Built;
  whitePapers: PageSources['whitePapers'];
  /** The content of a white paper's page. */
  whitePaper: PageSources['whitePaper'];
  /** The archive of newsletters. */
  issues: PageSources['issues'];
  covers: Covers;
  /** Folder of the papers that are sent by mail only. */
  papersFolder: string;
  /** Folder of the papers with the operator as their sender. */
  ownPapers: OwnPapers['folder'];
  services: LeadServices & StaffServices;
  pages: Pages;
  /** Folder of the web bundle's files. */
  assetFolder: string;
  health: Health;
  /** Called for each request that is answered; null when not needed. */
  answered: ((request: Answered) => void) | null;
};

/** Builds the app; routes match in the order calls, files, pages. It does not listen, so that tests can use it. */
export function createApp({
  services,
  search,
  subscriptions,
  staff,
  views,
  built,
  whitePapers,
  whitePaper,
  issues,
  covers,
  papersFolder,
  ownPapers,
  pages,
  assetFolder,
  health,
  answered,
}: AppParts): Hono {
  const app = new Hono();
  const downloadsFolder = join(assetFolder, 'downloads');

  if (answered) app.use('*', timing(answered));
  app.route('/', health.routes);
  app.use('/api/*', cors(corsHeaders(services.settings.ALLOWED_ORIGINS)));
  app.use('/api/*', sumRefusals(services.database.db));
  app.route('/', leadRoutes(services));
  app.route('/', geoRoutes(services));
  app.route('/', whitePaperRoutes(services, downloadsFolder, whitePapers, whitePaper));
  app.route('/', searchRoutes(search, connectionLimit(searchBounds, services)));
  app.route('/', viewRoutes(views));
  app.route('/', policyReportRoutes(staff.policyReports, services));
  app.route('/', calculationRoutes(calculationParts(services, join(assetFolder, '../typesetting'))));
  app.route('/', requestPaperRoutes(services.secret, papersFolder, services.company.name, ownPapers));
  app.route('/', newsletterRoutes(subscriptions));
  app.route('/', bookingRoutes(services));
  app.route('/', seoRoutes(services, built, { whitePapers, issues }));
  app.route(
    '/',
    staffRoutes(services, staff, [
      whitePaperStaffRoutes(services, downloadsFolder),
      uploadRoutes(services),
      bookingStaffRoutes(services),
      importRoutes(services),
      // Searches of all data take longer than a visitor's call may.
      privacyRoutes({ ...services, database: { ...services.database, db: services.database.patient } }),
    ]),
  );
  refuseOtherMethods(app);
  app.all('/api/*', (c) => problem('unknown-call', answerLanguage(c)));
  app.get('/downloads/:name', shippedFile(services.database.db, pages.get, services.company.name, ownPapers));
  app.get('/downloads/:id/:name', uploadedFile(services.database.db));
  app.get('/covers/:name', coverFile(covers));
  for (const path of Object.values(sitePages.calculator)) app.post(path, pages.answerCalculation);
  app.get('*', staticFiles(assetFolder), pages.get);
  app.all('*', (c) => problem('method-not-allowed', answerLanguage(c), { headers: { allow: 'GET, HEAD' } }));

  app.onError((error, c) => {
    if (error instanceof RefusedCall) return error.getResponse();
    // The database is locked by another process, unavailable or full (which the outbox logs); a retry may help.
    if (isTransient(error)) return problem('unavailable', answerLanguage(c), { retryAfter: 5 });
    if (error instanceof IndexBuilding) return problem('unavailable', 'de', beingBuilt(error));
    console.error(`${c.req.method} ${routeOf(c)} failed: ${error.stack ?? error.message}`);
    // Visitors can quote it, and the log line contains it too.
    const id = requestId();
    return problem('server-error', answerLanguage(c), id ? { headers: { 'x-request-id': id } } : {});
  });
  return app;
}

/** The parts from which PDFs of calculations are made. */
function calculationParts(services: LeadServices, typesettingFolder: string) {
  const { secret, company, settings, database } = services;
  return {
    secret,
    company: company.name,
    publicUrl: settings.PUBLIC_URL,
    calculationOf: async (lead: string) => (await findLead(database.db, lead))?.calculation ?? null,
    typeset: createTypesetter(typesettingFolder),
    limit: connectionLimit(sheetBounds, services),
  };
}

/** Statuses for a reached limit or for input that no form sends (ASVS 16.3.3). */
const summed: readonly number[] = [400, 413, 415, 422, 429];

/**
 * Summarises refused calls (limits and input checks) in the audit log: the route pattern and the status, nothing of
 * what was sent. Calls of the staff area are recorded there.
 */
function sumRefusals(db: Db): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { status } = c.res;
    const call = summed.includes(status) && !c.req.path.startsWith('/api/admin/') && calledRoute(c);
    if (!call) return;
    const entry = { actor: '', action: 'call-refused', details: { status, call } } as const;
    // A failure to record it does not change the response.
    await auditAggregated(db, entry).catch((error: Error) =>
      console.error(`a refusal was not recorded in the audit log: ${error.message}`),
    );
  };
}

/** In German: only staff use the index. */
const beingBuilt = ({ percent }: IndexBuilding) => ({
  retryAfter: 10,
  detail: `Der Suchindex wird gerade neu aufgebaut (${percent} %). Bitte versuchen Sie es in einer Minute erneut.`,
});

/** The pattern that matched, not the path itself: paths may contain tokens. */
function routeOf(c: Context): string {
  return c.req.routePath;
}
