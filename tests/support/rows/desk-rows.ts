import type { LeadState } from '#contract/staff/desk.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { newId } from '#server/db/id.ts';

/** A lead's desk entry. */
export type Handled = { state: LeadState; owner: string | null; answered: boolean };

/** Stores it, replacing an existing one; `owner` is the id of an account. */
export async function handleLead(db: Db, leadId: string, { state, owner, answered }: Handled): Promise<void> {
  const { id: changed_by } = await db.selectFrom('staff').select('id').limit(1).executeTakeFirstOrThrow();
  const row = { state, owner_id: owner, answered_at: answered ? 1 : null, changed_at: Date.now(), changed_by };
  await db
    .insertInto('lead_desk')
    .values({ ...row, lead_id: leadId, version: 1 })
    .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(row))
    .execute();
}

/** Adds an account that nobody can log in to. @returns its id */
export async function addAccount(db: Db, username: string): Promise<string> {
  const id = newId();
  await db.insertInto('staff').values({ id, username, password_hash: '', created_at: 0, disabled_at: null }).execute();
  return id;
}
