import { Hono } from 'hono';
import { accessPaths } from '../../contract/access.ts';
import { adminPaths, type OutboxAnswer, type StatisticsAnswer } from '../../contract/admin.ts';
import { isId } from '../db/is-id.ts';
import { json, noContent } from '../http/json.ts';
import { methodNotAllowed } from '../http/method-not-allowed.ts';
import { problem } from '../http/problem.ts';
import { countTroubled, parkedMails, retryMail } from '../outbox/repository.ts';
import { createPersonHash } from '../person-hash.ts';
import type { Services } from '../services.ts';
import { accountRoutes } from './account/routes.ts';
import { recordCalls } from './audit/middleware.ts';
import { auditRoutes } from './audit/routes.ts';
import { downloadExport } from './contacts/export.ts';
import { contactRoutes } from './contacts/routes.ts';
import { login, loginCode, logout } from './login.ts';
import { LoginThrottle } from './login-throttle.ts';
import { requireSession, type StaffVariables } from './require-session.ts';
import { createSecondFactor } from './second-factor.ts';
import { leadStatistics } from './statistics/statistics.ts';

/**
 * All calls under /api/admin. What stands above `requireSession` is open to anyone, all below it is not.
 * @param behindLogin calls of other things that only staff may make
 */
export function staffRoutes(services: Services, behindLogin: readonly Hono[]): Hono {
  const { db } = services.database;
  const app = new Hono<StaffVariables>();
  const exportFile = `${adminPaths.contactsExport}/:file` as const;
  const retry = `${adminPaths.outbox}/:id/retry` as const;

  const personHash = createPersonHash(services.secret);
  const throttle = services.settings.RATE_LIMIT === 'on' ? new LoginThrottle(db, personHash) : null;
  const access = { ...services, throttle, secondFactor: createSecondFactor(services.secret) };

  app.use('/api/admin/*', recordCalls(db, personHash));
  app.post(adminPaths.login, login(access));
  app.post(accessPaths.loginCode, loginCode(access));
  app.all(accessPaths.loginCode, methodNotAllowed('POST', 'de'));
  app.get(exportFile, downloadExport(services));
  app.all(adminPaths.login, methodNotAllowed('POST', 'de'));
  app.all(exportFile, methodNotAllowed('GET, HEAD', 'de'));

  app.use('/api/admin/*', requireSession(db));
  app.post(adminPaths.logout, logout(services));
  accountRoutes(app, access);
  auditRoutes(app, services);
  contactRoutes(app, services);
  for (const routes of behindLogin) app.route('/', routes);

  app.get(adminPaths.statistics, async (c) => {
    const mails = await countTroubled(db);
    return json(c, {
      ...(await leadStatistics(services.leadReader, Date.now())),
      parkedMails: mails.parked,
      waitingMails: mails.waiting,
      sampleCompany: services.company.sample,
    } satisfies StatisticsAnswer);
  });

  app.get(adminPaths.outbox, async (c) => json(c, { mails: await parkedMails(db) } satisfies OutboxAnswer));
  app.post(retry, async (c) => {
    const id = c.req.param('id');
    if (!isId(id) || !(await retryMail(db, id))) return problem('not-found', 'de');
    services.wakeOutbox();
    return noContent(c);
  });

  const otherMethods: Record<string, string> = {
    [adminPaths.logout]: 'POST',
    [adminPaths.statistics]: 'GET, HEAD',
    [adminPaths.outbox]: 'GET, HEAD',
    [retry]: 'POST',
  };
  for (const [path, allow] of Object.entries(otherMethods)) app.all(path, methodNotAllowed(allow, 'de'));
  // The types of a mounted app's variables do not reach the app it is mounted in.
  return app as unknown as Hono;
}
