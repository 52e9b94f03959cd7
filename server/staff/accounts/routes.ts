import type { Context, Hono } from 'hono';
import {
  accountChangeInput,
  type FirstPasswordAnswer,
  inviteInput,
  type StaffAccountsAnswer,
  staffAccountPaths,
} from '#contract/staff/accounts.ts';
import type { Staff } from '#server/db/schema/schema.ts';
import { json, noContent } from '#server/http/answer/json.ts';
import { refuse, refuseField } from '#server/http/answer/problem.ts';
import { idInPath } from '#server/http/request/id-in-path.ts';
import { readJson } from '#server/http/request/read-json.ts';
import type { Services } from '#server/services.ts';
import {
  AccountError,
  addStaff,
  disableStaff,
  enableStaff,
  givenPasswordLifetime,
  giveRole,
  randomPassword,
  removeSecondFactor,
  setPassword,
  signOutStaff,
} from '#server/staff/account/accounts.ts';
import { countSessions, findStaffById, LastManager, listStaff } from '#server/staff/account/repository.ts';
import { isoTime } from '#server/text/iso-time.ts';

const one = `${staffAccountPaths.list}/:id` as const;

/**
 * Routes for managers to invite, reset, disable and sign out accounts of staff and to give them roles. Each change and
 * its audit entry are one transaction (`changeStaff`).
 */
export function staffAccountRoutes(app: Hono, { database, company }: Services, onSessionsEnded: () => void): void {
  const { db } = database;
  const by = (c: Context) => ({ by: c.get('session').username, company: company.name });
  const account = async (c: Context): Promise<Staff> => (await findStaffById(db, idInPath(c))) ?? refuse('not-found');

  app.get(staffAccountPaths.list, async (c) => {
    const sessions = await countSessions(db, Date.now());
    const accounts = (await listStaff(db)).map(
      ({ id, username, role, created_at, disabled_at, totp_since, password_expires_at, passkeys }) => ({
        id,
        username,
        role,
        created_at: isoTime(created_at),
        disabled: disabled_at !== null,
        secondFactor: totp_since !== null || Number(passkeys) > 0,
        passwordExpires: isoTime(password_expires_at),
        sessions: sessions.get(id) ?? 0,
        me: id === c.get('session').staffId,
      }),
    );
    return json(c, { accounts } satisfies StaffAccountsAnswer);
  });

  app.post(staffAccountPaths.list, async (c) => {
    const { username, role } = await readJson(c, inviteInput);
    const password = randomPassword();
    await withRefusals(() => addStaff(db, username, password, { ...by(c), role }));
    return json(c, firstPassword(username, password), { status: 201 });
  });

  app.patch(one, async (c) => {
    const change = await readJson(c, accountChangeInput);
    const { username } = await account(c);
    await withRefusals(() => {
      if ('role' in change) return giveRole(db, username, change.role, by(c));
      return (change.disabled ? disableStaff : enableStaff)(db, username, by(c));
    });
    onSessionsEnded();
    return noContent(c);
  });

  app.post(`${one}/reset`, async (c) => {
    const { username } = await account(c);
    const password = randomPassword();
    await withRefusals(() => setPassword(db, username, password, by(c)));
    onSessionsEnded();
    return json(c, firstPassword(username, password));
  });

  app.post(`${one}/remove-second-factor`, async (c) => {
    const { username } = await account(c);
    await removeSecondFactor(db, username, by(c));
    onSessionsEnded();
    return noContent(c);
  });

  app.post(`${one}/sign-out`, async (c) => {
    const { username } = await account(c);
    await signOutStaff(db, username, by(c));
    onSessionsEnded();
    return noContent(c);
  });
}

/** Runs a change and turns account errors into the problem that the form shows. @throws RefusedCall */
async function withRefusals(change: () => Promise<void>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (error instanceof LastManager) return refuse('last-manager');
    if (error instanceof AccountError) return refuseField('username', error.code);
    throw error;
  }
}

function firstPassword(username: string, password: string): FirstPasswordAnswer {
  return { username, password, expires: isoTime(Date.now() + givenPasswordLifetime) };
}
