import { expect, test } from 'vitest';
import { addAccount, handleLead } from '#tests/support/rows/desk-rows.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import type { DeskFactGroup } from './desk-facts.ts';
import { factsAfter, factsAt } from './repository.ts';

test.each(engines)('what staff said of all leads is read whole in portions of any size on %s', async (engine) => {
  const database = await freshDatabase(engine);
  const { db } = database;
  const owners = [await addAccount(db, 'eva'), null];
  const leads = Array.from({ length: 12 }, () => leadRow('2026-11-20T09:00:00Z'));
  await storeLeads(db, leads);
  const handled = leads.slice(0, 9);
  for (const [number, { id }] of handled.entries()) {
    await handleLead(db, id, {
      state: number % 3 ? 'won' : 'new',
      owner: owners[number % 2] ?? null,
      answered: number === 3,
    });
  }
  const told = ({ state, owner_id, answered_at }: Omit<DeskFactGroup, 'seqs'>, seq: number) =>
    `${seq} ${state} ${owner_id} ${answered_at !== null}`;
  const every = Array.from({ length: 20 }, (_, seq) => seq);
  const expected = (await factsAt(db, engine, every)).map((fact) => told(fact, fact.seq)).sort();
  expect(expected).toHaveLength(9);
  for (const portion of [1, 4, 9, 10]) {
    const read: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const { groups, last }: Awaited<ReturnType<typeof factsAfter>> = await factsAfter(db, engine, after, portion);
      for (const group of groups) read.push(...group.seqs.split(' ').map((seq) => told(group, Number(seq))));
      after = last;
    }
    expect(read.sort()).toEqual(expected);
  }
  await database.close();
});
