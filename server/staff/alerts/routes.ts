import type { Hono } from 'hono';
import { type AlertsAnswer, alertCauses, alertPaths } from '#contract/staff/alerts/causes.ts';
import { json, noContent } from '#server/http/answer/json.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { idInPath } from '#server/http/request/id-in-path.ts';
import type { Services } from '#server/services.ts';
import { isoTime } from '#server/text/iso-time.ts';
import { dismissAlert, openAlerts } from './repository.ts';

/** Alerts for managers, until one of them dismisses them. */
export function alertRoutes(app: Hono, { database: { db } }: Services): void {
  app.get(alertPaths.list, async (c) => {
    const alerts = (await openAlerts(db)).flatMap(({ id, at, cause, about }) => {
      // A newer version may have stored causes that this one does not know.
      const known = alertCauses.find((one) => one === cause);
      return known ? { id, at: isoTime(at), cause: known, about } : [];
    });
    return json(c, { alerts } satisfies AlertsAnswer);
  });

  app.delete(`${alertPaths.list}/:id`, async (c) => {
    const dismissed = await c.get('recordedChange')(
      (transaction) => dismissAlert(transaction, idInPath(c), Date.now()),
      (found) => (found ? {} : null),
    );
    return dismissed ? noContent(c) : refuse('not-found');
  });
}
