import { staffAccountPaths } from '#contract/staff/accounts.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { newId } from '#server/db/id.ts';

let numbers = 70;

/** Requests for each call about other accounts. @param colleague creates an account */
export function accountScenarios(db: () => Db, colleague: () => Promise<string>) {
  return {
    [`POST ${staffAccountPaths.list}`]: async () => ({ body: { username: `neu-${numbers++}`, role: 'read' } }),
    [`PATCH ${staffAccountPaths.list}/:id`]: async () => ({
      path: `${staffAccountPaths.list}/${await colleague()}`,
      body: { role: 'work' },
    }),
    [`POST ${staffAccountPaths.list}/:id/reset`]: async () => ({
      path: `${staffAccountPaths.list}/${await colleague()}/reset`,
    }),
    [`POST ${staffAccountPaths.list}/:id/remove-second-factor`]: async () => {
      const id = await colleague();
      await db().updateTable('staff').set({ totp_since: 1 }).where('id', '=', id).execute();
      return { path: `${staffAccountPaths.list}/${id}/remove-second-factor` };
    },
    [`POST ${staffAccountPaths.list}/:id/sign-out`]: async () => {
      const id = await colleague();
      const session = { token_hash: newId(), staff_id: id, created_at: 1, last_seen_at: 1, expires_at: 1 };
      await db().insertInto('staff_sessions').values(session).execute();
      return { path: `${staffAccountPaths.list}/${id}/sign-out` };
    },
  };
}
