import { audit } from '#server/audit/record.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { DirectorySession } from '#server/db/schema/one-time-link.ts';
import type { Staff } from '#server/db/schema/schema.ts';
import { emailKey } from '#server/person/email-key.ts';
import { type DirectoryEnd, rememberedFor } from './logout-token.ts';

/** The account linked with a directory identity. */
export function linkedStaff(
  db: Db,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<Staff | undefined> {
  return db
    .selectFrom('staff')
    .innerJoin('staff_identities', 'staff_identities.staff_id', 'staff.id')
    .selectAll('staff')
    .where('staff_identities.issuer', '=', issuer)
    .where('staff_identities.subject', '=', subject)
    .executeTakeFirst();
}

/** Whether an account is linked with a directory, or with this directory where `issuer` is given. */
export async function isLinked(db: Db, staffId: string, issuer?: string): Promise<boolean> {
  const found = db.selectFrom('staff_identities').select('subject').where('staff_id', '=', staffId).limit(1);
  return (await (issuer === undefined ? found : found.where('issuer', '=', issuer)).executeTakeFirst()) !== undefined;
}

/** The only account whose user name is this address, both normalised; undefined where several match. */
export async function invitedStaff(db: Db, email: string): Promise<Staff | undefined> {
  const named = await db.selectFrom('staff').selectAll().where('username', 'like', '%@%').execute();
  const found = named.filter(({ username }) => emailKey(username) === email);
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Links an account with a directory identity. A first password set by someone else is replaced and no longer works, nor
 * does a session opened with it, which until now could only choose a password.
 * @param unusable the hash of a password that nobody knows
 */
export function linkStaff(
  db: Db,
  staff: Staff,
  { issuer, subject }: { issuer: string; subject: string },
  unusable: string,
): Promise<Staff> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('staff_identities')
      .values({ issuer, subject, staff_id: staff.id, created_at: Date.now() })
      .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
      .execute();
    if (staff.password_expires_at !== null) {
      await transaction
        .updateTable('staff')
        .set({ password_hash: unusable, password_expires_at: null })
        .where('id', '=', staff.id)
        .execute();
      await transaction.deleteFrom('staff_sessions').where('staff_id', '=', staff.id).execute();
    }
    await audit(transaction, { actor: staff.username, action: 'directory-linked', subject: staff.id });
    return transaction.selectFrom('staff').selectAll().where('id', '=', staff.id).executeTakeFirstOrThrow();
  });
}

/**
 * Ends what a logout token says has ended: sessions, and logins that wait for their second factor. A token that names
 * both a session and a person also ends that person's sessions with an unknown session id.
 * @returns false when the token was used before
 */
export function endDirectorySessions(db: Db, { issuer, subject, sid, tokenHash }: DirectoryEnd): Promise<boolean> {
  const isMeant = (one: DirectorySession) =>
    one.issuer === issuer &&
    (subject === '' || one.subject === subject) &&
    (sid === '' || one.sid === sid || (subject !== '' && one.sid === ''));
  return db.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto('one_time_links')
      .values({
        token_hash: tokenHash,
        purpose: 'directory-logout',
        data: { issuer },
        expires_at: Date.now() + rememberedFor,
      })
      .onConflict((conflict) => conflict.column('token_hash').doNothing())
      .returning('token_hash')
      .executeTakeFirst();
    if (!inserted) return false;
    const begun = await transaction
      .selectFrom('one_time_links')
      .select(['token_hash', 'data'])
      .where('purpose', '=', 'login-code')
      .execute();
    for (const { token_hash, data } of begun)
      if ('mark' in data && data.directory && isMeant(data.directory))
        await transaction.deleteFrom('one_time_links').where('token_hash', '=', token_hash).execute();
    const open = await transaction
      .selectFrom('staff_sessions')
      .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
      .select(['token_hash', 'staff.id', 'username', 'directory_issuer', 'directory_subject', 'directory_sid'])
      .where('directory_issuer', '=', issuer)
      .execute();
    const ended = open.filter((one) =>
      isMeant({ issuer: one.directory_issuer, subject: one.directory_subject, sid: one.directory_sid }),
    );
    for (const { token_hash } of ended)
      await transaction.deleteFrom('staff_sessions').where('token_hash', '=', token_hash).execute();
    for (const [id, sessions] of Map.groupBy(ended, (one) => one.id)) {
      const details = { account: sessions[0]?.username ?? '', count: sessions.length };
      await audit(transaction, { actor: '', action: 'directory-signed-out', subject: id, details });
    }
    return true;
  });
}
