import { day } from '#contract/durations.ts';
import { seedDatabase } from '#scripts/seed/store.ts';
import { connect, type Database } from '#server/db/connection/connect.ts';
import { newId } from '#server/db/id.ts';
import { bulkInsert } from '#server/db/statements/bulk-insert.ts';
import { enqueue, newMail } from '#server/outbox/repository.ts';

/** Number of leads when something else grows. */
const fewLeads = 1000;
const batch = 1000;
/** Built-in papers, which each start adds. */
const builtIn = 36;

type Place = Parameters<typeof connect>[0];

/** What grows, by name, and how to fill a database with it. */
export const growing = {
  leads: (place: Place, count: number) => seed(place, count),
  papers: async (place: Place, count: number) => {
    await seed(place, fewLeads);
    await within(place, ({ db, engine }) =>
      inBatches(count - builtIn, (rows, at) =>
        bulkInsert(
          db,
          engine,
          'white_papers',
          rows.map((n) => paper(at + n)),
        ),
      ),
    );
  },
  'mails that wait': async (place: Place, count: number) => {
    await seed(place, fewLeads);
    await within(place, ({ db, engine }) => inBatches(count, (rows) => enqueue(db, engine, rows.map(waitingMail))));
  },
  subscribers: async (place: Place, count: number) => {
    await seed(place, fewLeads);
    await within(place, ({ db }) =>
      inBatches(count, async (rows, at) => {
        await db
          .insertInto('newsletter_signups')
          .values(rows.map((n) => signup(at + n)))
          .execute();
      }),
    );
  },
} as const;

export type Growing = keyof typeof growing;

const seed = (place: Place, count: number) => seedDatabase(place, { seed: 1, until: Date.UTC(2026, 10, 21), count });

async function within(place: Place, work: (database: Database) => Promise<void>): Promise<void> {
  const database = connect(place);
  await work(database).finally(database.close);
}

async function inBatches(count: number, store: (rows: number[], at: number) => Promise<void>): Promise<void> {
  for (let at = 0; at < count; at += batch) {
    await store([...Array(Math.min(batch, count - at)).keys()], at);
  }
}

const paper = (n: number) => ({
  id: newId(),
  number: `#${n + 100} 11/2026`,
  title_de: `Wie ein Werk mit ${n} Maschinen seine Prüfberichte schreibt`,
  title_en: `How a plant with ${n} machines writes its test reports`,
  pdf_url: `/downloads/growth-${n}.pdf`,
  pdf_url_en: null,
  created_at: Date.UTC(2026, 10, 1) + n,
  position: n + 100,
});

/** Due in a day: the worker looks at each when it searches for due mails, but sends none. */
const waitingMail = (n: number) => ({
  ...newMail({ template: 'lead-receipt', language: 'de', recipient: `erika.${n}@beispiel-werk.example` }),
  next_attempt_at: Date.now() + day,
});

function signup(n: number) {
  const email = `erika.${n}@beispiel-werk.example`;
  return {
    ...({ id: newId(), kind: 'newsletter-general', created_at: Date.UTC(2026, 0, 1) + n, language: 'de' } as const),
    ...{ first_name: 'Erika', last_name: `Beispiel ${n}`, email, email_key: email, interests: ['Technology'] },
    ...{ page_source: 'Startseite', page_url: '', consent: 1, wording_version: '1', spam_signals: [], suspect: 0 },
    ...({ state: 'confirmed', mail_id: null, mailed_at: null, confirmed_at: Date.UTC(2026, 0, 2) + n } as const),
    ...{ unsubscribed_at: null, search_text: `erika beispiel ${n} ${email}` },
  };
}
