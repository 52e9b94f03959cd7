import type { Db } from '#server/db/connection/connect.ts';
import { newId } from '#server/db/id.ts';

/** Stores an alert that was not dismissed. @returns its id */
export async function storeAlert(db: Db): Promise<string> {
  const id = newId();
  const row = { id, at: 0, period: 0, cause: 'disk-short', about: id, dismissed_at: null } as const;
  await db.insertInto('staff_alerts').values(row).execute();
  return id;
}
