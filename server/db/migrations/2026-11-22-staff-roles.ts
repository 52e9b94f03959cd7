import type { Kysely } from 'kysely';

/**
 * Roles of accounts, expiry of passwords set by somebody else, counts of wrong codes, and when a session last gave
 * proof. Existing accounts could do everything, and still can.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const staff = db.schema.alterTable('staff');
  await staff.addColumn('role', 'text', (c) => c.notNull().defaultTo('manage')).execute();
  await staff.addColumn('password_expires_at', 'bigint').execute();
  await staff.addColumn('failed_codes', 'integer', (c) => c.notNull().defaultTo(0)).execute();
  await staff.addColumn('failed_codes_known', 'integer', (c) => c.notNull().defaultTo(0)).execute();
  await db.schema
    .alterTable('staff_sessions')
    .addColumn('proven_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
}
