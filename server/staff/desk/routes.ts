import type { Context, Hono } from 'hono';
import { addDays } from '#contract/office-time/calendar-day.ts';
import { officeDay, startOfOfficeDay } from '#contract/office-time/office.ts';
import { contactsPage } from '#contract/staff/contacts.ts';
import {
  type BulkAnswer,
  type DeskAnswer,
  type DeskConflict,
  type DeskOverview,
  deskPaths,
  emptyDesk,
  type LeadDeskAnswer,
} from '#contract/staff/desk.ts';
import { bulkInput, deskChangeInput, noteInput, selectionInput } from '#contract/staff/desk-inputs.ts';
import type { ProgramScope } from '#contract/staff/programs/tokens.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { findLead } from '#server/db/queries.ts';
import { json, noContent } from '#server/http/answer/json.ts';
import { refuse, refuseField } from '#server/http/answer/problem.ts';
import { idInPath } from '#server/http/request/id-in-path.ts';
import { readJson } from '#server/http/request/read-json.ts';
import { activeStaff } from '#server/staff/account/repository.ts';
import { allLeads, type DeskFilter } from '#server/staff/lead-index/filter.ts';
import { csvHead, csvRow } from '#server/staff/lead-reader/lead-csv.ts';
import { fileDownload, newDownload } from '#server/staff/one-time-download.ts';
import { programAuthor } from '#server/staff/programs/repository.ts';
import type { StaffServices } from '#server/staff/services.ts';
import { addNote, changeDesks } from './changes.ts';
import { dueToday, openOf, overdue } from './desk-input.ts';
import {
  appointmentOf,
  appointmentsUntil,
  historyOf,
  leadsById,
  notesOf,
  personLeads,
  personSignups,
} from './lead-repository.ts';
import { type Changed, changeDesk, deleteNote, deskOf, desksOf } from './repository.ts';

const one = `${deskPaths.leads}/:id` as const;
const notes = `${one}/notes` as const;
const note = `${notes}/:note` as const;
/** The scope that a program needs to mark a lead as answered with a note. */
const answering: ProgramScope = 'leads:write';
const selectionPurpose = 'selection-export';

/** Routes to change state, owner and notes of one or several leads. Require a session. */
export function deskRoutes(app: Hono, { database, leadReader }: StaffServices, onChanged: () => void): void {
  const { db, engine } = database;
  const me = (c: Context) => ({ id: c.get('session').staffId, name: c.get('session').username });
  /** The account that a change is attributed to; programs have one, too. */
  const author = async (c: Context, transaction: Db) =>
    c.get('session').scopes ? programAuthor(transaction, c.get('session').username) : me(c);

  app.get(deskPaths.overview, async (c) => {
    const now = Date.now();
    const all = { state: null, owner: null };
    return json(c, {
      me: me(c),
      staff: await activeStaff(db),
      counts: {
        overdue: await count({ ...all, due: overdue(now) }),
        today: await count({ ...all, due: dueToday(now) }),
        new: await count({ ...all, state: 'new', due: null }),
        mine: await count(openOf(me(c).id)),
        appointments: await appointmentsUntil(db, now, startOfOfficeDay(addDays(officeDay(now), 1))),
      },
    } satisfies DeskOverview);
  });

  app.get(one, async (c) => {
    const id = idInPath(c);
    const lead = (await findLead(db, id)) ?? refuse('not-found');
    const { leads, more } = await personLeads(db, lead);
    return json(c, {
      desk: await deskOf(db, engine, id),
      notes: await notesOf(db, id),
      history: await historyOf(db, id),
      leads,
      moreLeads: more,
      signups: maySeeSubscribers(c) ? await personSignups(db, lead.email) : [],
      appointment: await appointmentOf(db, id),
    } satisfies LeadDeskAnswer);
  });

  /** Programs need a scope for the newsletter; every role of staff includes it. */
  const maySeeSubscribers = (c: Context) => c.get('session').scopes?.includes('subscribers:read') ?? true;

  app.patch(one, async (c) => {
    const input = await readJson(c, deskChangeInput);
    const id = idInPath(c);
    await checkOwner(input.owner);
    const changed = await c.get('recordedChange')(
      async (transaction) => changeDesk(transaction, id, input, await author(c, transaction), Date.now()),
      (outcome) => (outcome === 'done' ? {} : null),
    );
    if (changed === 'gone') return refuse('not-found');
    if (changed === 'done') onChanged();
    const desk = await deskOf(db, engine, id);
    if (changed === 'stale') return refuse('conflict', { members: { current: desk } satisfies DeskConflict });
    return json(c, { desk } satisfies DeskAnswer);
  });

  app.post(notes, async (c) => {
    const input = await readJson(c, noteInput);
    const id = idInPath(c);
    const { scopes } = c.get('session');
    if (input.answered && scopes && !scopes.includes(answering))
      refuse('scope-missing', { members: { needs: answering } });
    const add = async (transaction: Db) => addNote(transaction, id, input, await author(c, transaction));
    if (!(await c.get('recordedChange')(add, (done) => (done ? {} : null)))) return refuse('not-found');
    onChanged();
    return json(c, { desk: await deskOf(db, engine, id) } satisfies DeskAnswer, { status: 201 });
  });

  app.delete(note, async (c) => {
    const [id, noteId] = [idInPath(c), idInPath(c, 'note')];
    const remove = (transaction: Db) => deleteNote(transaction, id, noteId, me(c), Date.now());
    if (!(await c.get('recordedChange')(remove, (done) => (done ? {} : null)))) return refuse('not-found');
    onChanged();
    return noContent(c);
  });

  app.post(deskPaths.bulk, async (c) => {
    const { items } = await readJson(c, bulkInput);
    for (const owner of new Set(items.map((item) => item.owner))) await checkOwner(owner);
    const ids = items.map(({ id }) => id);
    const before = await desksOf(db, engine, ids);
    const idsOf = (outcomes: ReadonlyMap<string, Changed>, wanted: Changed) =>
      [...outcomes].flatMap(([id, outcome]) => (outcome === wanted ? id : []));
    const outcomes = await c.get('recordedChange')(
      (transaction) => changeDesks(transaction, items, me(c)),
      (made) => ({ subjects: idsOf(made, 'done'), details: { count: idsOf(made, 'done').length } }),
    );
    onChanged();
    const after = await desksOf(db, engine, ids);
    return json(c, {
      done: idsOf(outcomes, 'done').map((id) => ({
        id,
        desk: after[id] ?? emptyDesk,
        before: before[id] ?? emptyDesk,
      })),
      conflicts: idsOf(outcomes, 'stale').map((id) => ({ id, current: after[id] ?? emptyDesk })),
      gone: idsOf(outcomes, 'gone'),
    } satisfies BulkAnswer);
  });

  app.post(deskPaths.export, async (c) => {
    const input = await readJson(c, selectionInput);
    const subjects = (await leadsById(db, engine, input.ids)).map(({ id }) => id);
    const note = { subjects, details: { count: subjects.length } };
    const file = await newDownload(c, selectionPurpose, input, note);
    return json(c, { url: `${deskPaths.export}/${file}` });
  });

  async function count(desk: DeskFilter): Promise<number> {
    const page = { filter: { ...allLeads, desk }, after: null, limit: 0 };
    return (await leadReader.find(page, contactsPage.countTo)).total;
  }

  /** @throws RefusedCall for an owner who cannot log in */
  async function checkOwner(owner: string | null | undefined): Promise<void> {
    if (owner && !(await activeStaff(db)).some(({ id }) => id === owner)) refuseField('owner', 'invalid');
  }
}

/** GET of a selection's file, which carries no bearer token. */
export function selectionDownload({ database: { db, engine } }: StaffServices) {
  return fileDownload(db, selectionPurpose, {
    name: 'leads-export',
    input: selectionInput,
    async *write({ ids }) {
      yield `${csvHead()}${(await leadsById(db, engine, ids)).map(csvRow).join('')}`;
    },
  });
}
