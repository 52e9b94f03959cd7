import { sql } from 'kysely';
import type { Database } from '../../server/db/connect.ts';
import type { Submission } from '../../server/leads/intake.ts';
import { insertIntake } from '../../server/leads/repository.ts';
import { createLeadIndex } from '../../server/staff/lead-index/lead-index.ts';
import { createLeadDays } from '../../server/staff/origins/lead-days.ts';
import { type Order, samples } from './samples.ts';

const batchSize = 2000;

export class SeedError extends Error {}

/**
 * Stores the samples of an order, without mails, and with them what the server counts and indexes of them.
 * @param add stores them beside leads that are there already
 * @throws SeedError when there are leads and `add` was not asked for, or when they are these samples
 */
export async function storeSamples(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  order: Order,
  { add = false, onProgress = () => {} }: { add?: boolean; onProgress?: (leads: number) => void } = {},
): Promise<void> {
  const [known] = await db.selectFrom('leads').select('id').limit(1).execute();
  if (known && !add)
    throw new SeedError(
      'This database has leads already. To put samples among them, say so: --add, best with another --seed.',
    );
  let batch: Submission[] = [];
  let leads = 0;
  const flush = async () => {
    const rows = batch;
    batch = [];
    await db.transaction().execute((transaction) => insertIntake(transaction, engine, rows, []));
    leads += rows.filter(({ lead }) => lead).length;
    onProgress(leads);
  };
  try {
    for (const stored of samples(order)) {
      const id = stored.lead?.id ?? stored.signup?.id;
      if (id) batch.push({ id, ...stored, mails: [], key: null });
      if (batch.length === batchSize) await flush();
    }
    await flush();
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw new SeedError('These samples are in the database already; another --seed makes others.');
  }
  // What PostgreSQL does by itself within minutes of such a load.
  if (engine === 'postgres') await sql`vacuum analyze leads`.execute(db);
  await createLeadIndex({ db, engine }).count([]);
  await createLeadDays(db).recount();
}

function isTaken(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return code === '23505' || errcode === 1555;
}
