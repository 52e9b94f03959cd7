import { audit } from '#server/audit/record.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { Staff } from '#server/db/schema/schema.ts';
import { emailKey } from '#server/person/email-key.ts';

/** The account that a directory's identity has been linked with. */
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

export async function isLinked(db: Db, staffId: string): Promise<boolean> {
  const found = db.selectFrom('staff_identities').select('subject').where('staff_id', '=', staffId).limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}

/** The one account whose user name is this address, in the one spelling; none where two are. */
export async function invitedStaff(db: Db, email: string): Promise<Staff | undefined> {
  const named = await db.selectFrom('staff').selectAll().where('username', 'like', '%@%').execute();
  const found = named.filter(({ username }) => emailKey(username) === email);
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Links an account with who signs in as it. A first password that somebody else gave ends with it.
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
    }
    await audit(transaction, { actor: staff.username, action: 'directory-linked', subject: staff.id });
    return transaction.selectFrom('staff').selectAll().where('id', '=', staff.id).executeTakeFirstOrThrow();
  });
}
