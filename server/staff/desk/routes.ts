import type { Context, Hono } from 'hono';
import { contactsPage } from '#contract/staff/contacts.ts';
import {
  type DeskAnswer,
  type DeskConflict,
  type DeskOverview,
  deskPaths,
  type LeadDeskAnswer,
  untouched,
} from '#contract/staff/desk.ts';
import { bulkInput, deskChangeInput, noteInput, selectionInput } from '#contract/staff/desk-inputs.ts';
import { isId } from '#server/db/is-id.ts';
import { json, noContent } from '#server/http/answer/json.ts';
import { problem, problemBody } from '#server/http/answer/problem.ts';
import { readJson } from '#server/http/request/read-json.ts';
import { activeStaff } from '#server/staff/account/repository.ts';
import { csvHead, csvRow } from '#server/staff/contacts/csv.ts';
import { findLead } from '#server/staff/contacts/repository.ts';
import type { DeskFilter } from '#server/staff/lead-index/filter.ts';
import { allLeads } from '#server/staff/lead-index/filter.ts';
import { csvDownload, newDownload } from '#server/staff/one-time-download.ts';
import type { StaffServices } from '#server/staff/services.ts';
import { dueToday, openOf, overdue } from './asked.ts';
import { changeMany, changeOne, type DeskChanges, noteOn, takeBackNote } from './changes.ts';
import { historyOf, leadsById, notesOf, personLeads, personSignups } from './lead-repository.ts';
import { desksOf } from './repository.ts';

type StaffContext = Context;
const one = `${deskPaths.leads}/:id` as const;
const notes = `${one}/notes` as const;
const note = `${notes}/:note` as const;
const selectionPurpose = 'selection-export';

/** What staff do with leads: state, owner, notes, many at once. Mounted behind the login. */
export function deskRoutes(app: Hono, { database, leadReader }: StaffServices, onChanged: () => void): void {
  const { db, engine } = database;
  const changes: DeskChanges = { ...database, onChanged };
  const me = (c: StaffContext) => ({ id: c.get('session').staffId, name: c.get('session').username });

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
      },
    } satisfies DeskOverview);
  });

  app.get(one, async (c) => {
    const id = c.req.param('id');
    const lead = isId(id) ? await findLead(db, id) : undefined;
    if (!lead) return problem('not-found', 'de');
    const { leads, more } = await personLeads(db, lead);
    return json(c, {
      desk: (await desksOf(db, engine, [id]))[id] ?? untouched,
      notes: await notesOf(db, id),
      history: await historyOf(db, id),
      leads,
      moreLeads: more,
      signups: await personSignups(db, lead.email),
    } satisfies LeadDeskAnswer);
  });

  app.patch(one, async (c) => {
    const read = await readJson(c, deskChangeInput, 'de');
    if ('refused' in read) return read.refused;
    const id = c.req.param('id');
    if (!isId(id)) return problem('not-found', 'de');
    const wrong = await unknownOwner(read.input.owner);
    if (wrong) return wrong;
    const { changed, desk } = await changeOne(changes, id, read.input, me(c), (transaction) =>
      c.get('recordChange')(transaction),
    );
    if (changed === 'gone') return problem('not-found', 'de');
    if (changed === 'stale') {
      return json(
        c,
        { ...problemBody('conflict', 'de'), ...({ current: desk } satisfies DeskConflict) },
        { status: 409 },
      );
    }
    return json(c, { desk } satisfies DeskAnswer);
  });

  app.post(notes, async (c) => {
    const read = await readJson(c, noteInput, 'de');
    if ('refused' in read) return read.refused;
    const id = c.req.param('id');
    const desk = isId(id)
      ? await noteOn(changes, id, read.input, me(c), (transaction) => c.get('recordChange')(transaction))
      : null;
    return desk ? json(c, { desk } satisfies DeskAnswer, { status: 201 }) : problem('not-found', 'de');
  });

  app.delete(note, async (c) => {
    const [id, noteId] = [c.req.param('id'), c.req.param('note')];
    const deleted =
      isId(id) &&
      isId(noteId) &&
      (await takeBackNote(changes, id, noteId, me(c), (transaction) => c.get('recordChange')(transaction)));
    return deleted ? noContent(c) : problem('not-found', 'de');
  });

  app.post(deskPaths.bulk, async (c) => {
    const read = await readJson(c, bulkInput, 'de');
    if ('refused' in read) return read.refused;
    for (const owner of new Set(read.input.items.map((item) => item.owner))) {
      const wrong = await unknownOwner(owner);
      if (wrong) return wrong;
    }
    const answer = await changeMany(changes, read.input.items, me(c), (transaction, subjects) =>
      c.get('recordChange')(transaction, { subjects, details: { count: subjects.length } }),
    );
    return json(c, answer);
  });

  app.post(deskPaths.export, async (c) => {
    const read = await readJson(c, selectionInput, 'de');
    if ('refused' in read) return read.refused;
    const subjects = (await leadsById(db, engine, read.input.ids)).map(({ id }) => id);
    const note = { subjects, details: { count: subjects.length } };
    const file = await newDownload(c, selectionPurpose, read.input, note);
    return json(c, { url: `${deskPaths.export}/${file}` });
  });

  async function count(desk: DeskFilter): Promise<number> {
    const page = { filter: { ...allLeads, desk }, after: null, limit: 0 };
    return (await leadReader.find(page, contactsPage.exactTotal + 1)).total;
  }

  async function unknownOwner(owner: string | null | undefined): Promise<Response | null> {
    if (!owner || (await activeStaff(db)).some(({ id }) => id === owner)) return null;
    return problem('bad-fields', 'de', { errors: [{ field: 'owner', code: 'owner.invalid' }] });
  }
}

/** GET of a selection's file, which carries no bearer token. */
export function selectionDownload({ database: { db, engine } }: StaffServices) {
  return csvDownload(db, selectionPurpose, {
    name: 'leads-export',
    input: selectionInput,
    async *write({ ids }) {
      yield `${csvHead()}${(await leadsById(db, engine, ids)).map(csvRow).join('')}`;
    },
  });
}
