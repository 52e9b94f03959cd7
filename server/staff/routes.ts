import { Hono } from 'hono';
import { accountPaths } from '#contract/staff/account.ts';
import { auditPaths } from '#contract/staff/audit.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { deskPaths } from '#contract/staff/desk.ts';
import { issuePaths } from '#contract/staff/newsletter/issues.ts';
import { subscriberPaths } from '#contract/staff/newsletter.ts';
import { openApiPath } from '#contract/staff/programs/openapi.ts';
import type { StatisticsAnswer } from '#contract/staff/statistics.ts';
import { json } from '#server/http/answer/json.ts';
import { refuseOtherMethods } from '#server/http/answer/method-not-allowed.ts';
import { createLimit } from '#server/limits/create-limit.ts';
import { countTroubled } from '#server/outbox/repository.ts';
import type { PolicyReports } from '#server/policy-reports/count-reports.ts';
import { createPersonHash } from '#server/secrets/person-hash.ts';
import { createAlert } from './account/alerts/alert.ts';
import { createDirectory } from './account/directory/directory.ts';
import { directoryLogin, directoryProof } from './account/login/directory-login.ts';
import { backChannelLogout, logout } from './account/login/directory-logout.ts';
import { createKnownDevices } from './account/login/known-device.ts';
import { login, loginCode } from './account/login/login.ts';
import { LoginThrottle } from './account/login/login-throttle.ts';
import { passkeyLogin } from './account/login/passkey-login.ts';
import { passkeyRoutes } from './account/passkey-routes.ts';
import { createPasskeys } from './account/passkeys/passkeys.ts';
import { accountRoutes } from './account/routes.ts';
import { createSecondFactor } from './account/second-factor/second-factor.ts';
import { secondFactorRoutes } from './account/second-factor-routes.ts';
import { requireSession } from './account/sessions/require-session.ts';
import { staffAccountRoutes } from './accounts/routes.ts';
import { policyReportListRoutes } from './alerts/policy-report-routes.ts';
import { alertRoutes } from './alerts/routes.ts';
import { downloadAuditExport } from './audit/export.ts';
import { auditRoutes } from './audit/routes.ts';
import { createCompleteExport, downloadCompleteExport } from './complete-export/export.ts';
import { downloadExport } from './contacts/export.ts';
import { contactRoutes } from './contacts/routes.ts';
import { deskRoutes, selectionDownload } from './desk/routes.ts';
import type { LeadEvents } from './events/lead-events.ts';
import { eventRoutes } from './events/routes.ts';
import { issuePreview, issueRoutes } from './newsletter/issue-routes.ts';
import { subscriberRoutes, subscribersDownload } from './newsletter/routes.ts';
import { describeCalls } from './openapi/routes.ts';
import type { LeadDays } from './origins/lead-days.ts';
import { originRoutes } from './origins/routes.ts';
import { outboxRoutes } from './outbox/routes.ts';
import { createProgramSessions } from './programs/program-session.ts';
import { programRoutes } from './programs/routes.ts';
import { recordCalls } from './recording/record-calls.ts';
import { refuseZeroBytes } from './refuse-zero-bytes.ts';
import { requireRole } from './roles.ts';
import type { StaffServices } from './services.ts';
import { leadStatistics } from './statistics/statistics.ts';
import { webhookRoutes } from './webhooks/routes.ts';

/** `events` notifies dashboards, `leadDays` counts leads for charts, `policyReports` holds what browsers blocked. */
export type StaffParts = { events: LeadEvents; leadDays: LeadDays; policyReports: PolicyReports };

/**
 * All calls under /api/admin. Those registered before `requireSession` are public, those after it need a session.
 * @param behindLogin routes of other modules that need a session
 */
export function staffRoutes(
  services: StaffServices,
  { events, leadDays, policyReports }: StaffParts,
  behindLogin: readonly Hono[],
): Hono {
  const { db } = services.database;
  const app = new Hono();
  const personHash = createPersonHash(services.secret);
  const throttle = services.settings.RATE_LIMIT === 'on' ? new LoginThrottle(db, personHash) : null;
  const parts = {
    ...services,
    throttle,
    secondFactor: createSecondFactor(services.secret),
    passkeys: createPasskeys(db, services.settings.PUBLIC_URL, services.company.name),
    directory: createDirectory(db, services.settings),
    devices: createKnownDevices(services.secret),
    alert: createAlert(services),
    onSessionsEnded: events.checkSessions,
  };

  app.use('/api/admin/*', recordCalls(db, personHash));
  app.post(adminPaths.login, login(parts));
  app.post(accountPaths.loginCode, loginCode(parts));
  passkeyLogin(app, parts);
  directoryLogin(app, parts);
  backChannelLogout(app, parts);
  app.get(`${adminPaths.contactsExport}/:file`, downloadExport(services));
  app.get(`${adminPaths.completeExport}/:file`, downloadCompleteExport(services));
  app.get(`${deskPaths.export}/:file`, selectionDownload(services));
  app.get(`${subscriberPaths.export}/:file`, subscribersDownload(services));
  app.get(`${issuePaths.preview}/:token`, issuePreview(services));
  app.get(`${auditPaths.export}/:file`, downloadAuditExport(services));
  refuseOtherMethods(app);

  const everyFactor = services.settings.REQUIRE_SECOND_FACTOR === 'on';
  const programSessions = createProgramSessions(db, createLimit(services.database, personHash));
  const signedIn = requireSession(db, everyFactor, programSessions);
  app.get(openApiPath, signedIn, describeCalls(services.settings.PUBLIC_URL));
  app.use('/api/admin/*', signedIn, requireRole, refuseZeroBytes);
  app.post(adminPaths.logout, logout(parts));
  accountRoutes(app, parts);
  secondFactorRoutes(app, parts);
  passkeyRoutes(app, parts);
  directoryProof(app, parts);
  staffAccountRoutes(app, services, events.checkSessions);
  programRoutes(app, services);
  webhookRoutes(app, services);
  alertRoutes(app, services);
  policyReportListRoutes(app, db, policyReports);
  auditRoutes(app, services);
  app.post(adminPaths.completeExport, createCompleteExport);
  contactRoutes(app, services);
  deskRoutes(app, services, events.wake);
  eventRoutes(app, services, events);
  subscriberRoutes(app, services);
  issueRoutes(app, services);
  outboxRoutes(app, services);
  originRoutes(app, db, leadDays);
  for (const routes of behindLogin) app.route('/', routes);

  app.get(adminPaths.statistics, async (c) => {
    const mails = await countTroubled(db);
    return json(c, {
      ...(await leadStatistics(services.leadReader.figures, Date.now())),
      parkedMails: mails.parked,
      waitingMails: mails.waiting,
    } satisfies StatisticsAnswer);
  });

  return app;
}
