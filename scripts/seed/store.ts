import { sql } from 'kysely';
import { isConflict } from '#server/db/conflict.ts';
import { connect, type Database } from '#server/db/connection/connect.ts';
import { migrate } from '#server/db/update/migrate.ts';
import type { Submission } from '#server/leads/repository.ts';
import { insertIntake } from '#server/leads/repository.ts';
import { createLeadDays } from '#server/staff/origins/lead-days.ts';
import { addColleagues, type Handled, handledSample, storeHandled } from './desk.ts';
import { storeIssues } from './issues.ts';
import { buttonTexts, type Order, samples } from './samples.ts';

const batchSize = 2000;

export class SeedError extends Error {}

/**
 * Stores the samples of an order with their desk entries and the server's statistics, but without mails.
 * @param add stores them in addition to existing leads
 * @throws SeedError if there are leads and `add` is not set, or if these samples are already stored
 */
export async function storeSamples(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  order: Order,
  { add = false, onProgress = () => {} }: { add?: boolean; onProgress?: (leads: number) => void } = {},
): Promise<void> {
  const [known] = await db.selectFrom('leads').select('id').limit(1).execute();
  if (known && !add)
    throw new SeedError(
      'This database already has leads. To add samples to them, use --add, preferably with another --seed.',
    );
  const staff = await addColleagues(db);
  let batch: Submission[] = [];
  let handled: Handled[] = [];
  let leads = 0;
  const flush = async () => {
    await db.transaction().execute(async (transaction) => {
      await insertIntake(transaction, engine, batch, []);
      await storeHandled(transaction, engine, handled);
    });
    [batch, handled] = [[], []];
    onProgress(leads);
  };
  try {
    for (const stored of samples(order)) {
      const id = stored.lead?.id ?? stored.signup?.id;
      if (id) batch.push({ id, ...stored, mails: [], key: null });
      const done = stored.lead && handledSample(stored.lead, leads++, order, staff);
      if (done) handled.push(done);
      if (batch.length === batchSize) await flush();
    }
    await flush();
  } catch (error) {
    if (!isConflict(error)) throw error;
    throw new SeedError('These samples are already in the database; use another --seed for different ones.');
  }
  await storeIssues(db, order.until);
  // PostgreSQL would do so automatically within minutes of such a load.
  if (engine === 'postgres') await sql`vacuum analyze leads, lead_desk`.execute(db);
  await createLeadDays(db, async () => Object.values(buttonTexts).flat()).recount();
}

/** The same in the database of the settings, which is migrated first. */
export async function seedDatabase(
  settings: Parameters<typeof connect>[0],
  order: Order,
  options?: Parameters<typeof storeSamples>[2],
): Promise<void> {
  const database = connect(settings);
  try {
    await migrate(database);
    await storeSamples({ db: database.patient, engine: database.engine }, order, options);
  } finally {
    await database.close();
  }
}
