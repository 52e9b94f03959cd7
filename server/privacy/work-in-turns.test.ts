import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/db/id.ts';
import { newMail } from '#server/outbox/repository.ts';
import { createPersonHash } from '#server/secrets/person-hash.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { erasePerson } from './erasure/erase.ts';
import { exportPerson } from './export/export.ts';
import { searchPeople } from './find/search.ts';
import type { Where } from './places/person.ts';
import { portionSize } from './portions.ts';

const email = 'viel@firma.example';
/** More than the portions of concurrent work, such as a search in leads and one in mails, add up to in one turn. */
const leads = 12 * portionSize;
/** Far more than the text of one portion of such records. */
const mostText = 400_000;

/** Counts the work done in each turn of the event loop, and keeps the maximum. */
function watchTurns() {
  const most = { rows: 0, mails: 0, text: 0 };
  let turn = { ...most };
  let timer = setImmediate(next);
  function next() {
    turn = { rows: 0, mails: 0, text: 0 };
    timer = setImmediate(next);
  }
  return {
    most,
    add(what: keyof typeof most, count: number) {
      turn[what] += count;
      most[what] = Math.max(most[what], turn[what]);
    },
    end: () => clearImmediate(timer),
  };
}

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let turns: ReturnType<typeof watchTurns>;
  let where: Where;
  const hash = () => createPersonHash(site.services.secret);

  beforeAll(async () => {
    site = await startTestSite(engine, { SMTP_URL: 'smtp://127.0.0.1:1' });
    const { database, leadReader, settings, company, renderMail } = site.services;
    const rows = Array.from({ length: leads }, (_, at) =>
      leadRow(new Date(Date.UTC(2026, 10, 1, 0, 0, at)).toISOString(), { email, message: `Nachricht ${at}` }),
    );
    await storeLeads(database.db, rows);
    const { id: staff_id } = await database.db.selectFrom('staff').select('id').executeTakeFirstOrThrow();
    for (let at = 0; at < leads; at += portionSize) {
      const some = rows.slice(at, at + portionSize);
      const mails = some.map(({ id }) => {
        const mail = newMail({ template: 'lead-notification', language: 'de', recipient: '', subject_id: id });
        return { ...mail, state: 'sent' as const };
      });
      await database.db.insertInto('outbox').values(mails).execute();
      const note = { staff_id, created_at: Date.now(), text: 'Notiz' };
      await database.db
        .insertInto('lead_notes')
        .values(some.map(({ id }) => ({ ...note, id: newId(), lead_id: id })))
        .execute();
    }
    turns = watchTurns();
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => {
        // Ids alone are read in one go.
        const records = result.rows.filter((row) => Object.keys(row).length > 1);
        turns.add('rows', records.length + Number(result.numAffectedRows ?? 0));
        return Promise.resolve(result);
      },
    };
    where = {
      ...database,
      db: database.db.withPlugin(counting),
      dataFolder: settings.DATA_DIR,
      leadReader,
      companyName: company.name,
      renderMail: (row) => {
        turns.add('mails', 1);
        return renderMail(row);
      },
    };
  });
  afterAll(async () => {
    turns.end();
    await site.end();
  });

  test.each([
    'json',
    'html',
  ] as const)('an export of a person with many leads is made in portions that let other requests through, as %s', async (format) => {
    Object.assign(turns.most, { rows: 0, mails: 0, text: 0 });
    const { content } = await exportPerson(where, { email, format, language: 'de' }, hash());
    let text = '';
    for await (const piece of content) {
      turns.add('text', piece.length);
      text += piece;
    }
    expect(text.match(/Nachricht \d+/g)?.length).toBeGreaterThanOrEqual(leads);
    if (format === 'json')
      expect(JSON.parse(text)).toMatchObject({ leads: { length: leads }, lead_notes: { length: leads } });
    else expect(text.match(/<section>/g)?.length).toBe(text.match(/<\/section>/g)?.length);
    expect(turns.most.rows).toBeLessThan(leads);
    expect(turns.most.mails).toBeLessThanOrEqual(20);
    expect(turns.most.text).toBeLessThan(mostText);
    expect(text.length, 'the whole is more than a turn may make').toBeGreaterThan(mostText);
  });

  test('the search for such a person and the erasure work in portions, too', async () => {
    Object.assign(turns.most, { rows: 0, mails: 0, text: 0 });
    const { person } = await searchPeople(where, email, hash());
    expect(person?.held).toContainEqual(expect.objectContaining({ place: 'leads', count: leads }));
    const proof = await erasePerson(where, email, 'chef', hash());
    expect(proof?.report.erased).toContainEqual({ place: 'leads', count: leads });
    // A portion of each of the tables that are erased with leads.
    expect(turns.most.rows).toBeLessThan(leads);
    expect(await where.db.selectFrom('leads').select('id').where('email', '=', email).execute()).toEqual([]);
  });
});
