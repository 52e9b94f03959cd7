import { type LeadState, leadStates } from '#contract/staff/desk.ts';
import type { IndexFile } from './file-repository.ts';
import type { Position } from './filter.ts';
import { gramsOf } from './grams.ts';
import type { IndexedLead } from './repository.ts';

/** Gap between neighbours: room for older leads that are stored later. */
const step = 16;
const firstDocument = 2 ** 30;

/** No number is left between two neighbours: the documents must be renumbered. */
export class NoRoom extends Error {}

type Stored = { doc: number; id: string; text: string; created_at: number };

/** Adds leads to the index or updates them. */
export function putLeads(file: IndexFile, leads: readonly IndexedLead[]): void {
  for (const lead of leads.toSorted((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1))) {
    const stored = documentAt(file, lead.seq);
    const same = stored?.id === lead.id && stored.text === lead.search_text && stored.created_at === lead.created_at;
    if (same) file.run(updateFacts, ...factsOf(file, lead), stored.doc);
    else {
      if (stored) hide(file, stored);
      addLead(file, lead);
    }
  }
}

const updateFacts = `update documents set kind = ?, source = ?, state = ?, owner = ?, answered = ?, suspect = ? where doc = ?`;

function documentAt(file: IndexFile, seq: number): Stored | undefined {
  return file.row('select doc, id, text, created_at from texts join documents using (doc) where seq = ?', seq);
}

function addLead(file: IndexFile, lead: IndexedLead): void {
  const doc = numberFor(file, { createdAt: lead.created_at, id: lead.id });
  file.run(
    `insert into documents (doc, created_at, kind, source, state, owner, answered, suspect) values (?, ?, ?, ?, ?, ?, ?, ?)`,
    doc,
    lead.created_at,
    ...factsOf(file, lead),
  );
  file.run('insert into places (created_at, id, doc) values (?, ?, ?)', lead.created_at, lead.id, doc);
  file.run('insert into texts (doc, seq, id, text) values (?, ?, ?, ?)', doc, lead.seq, lead.id, lead.search_text);
  file.run('insert into postings (rowid, text) values (?, ?)', doc, lead.search_text);
  file.run('insert into grams (rowid, text) values (?, ?)', doc, gramsOf(lead.search_text));
}

/** A free number between a lead's neighbours in the order of the list. */
function numberFor(file: IndexFile, position: Position): number {
  const next = firstFrom(file, position);
  const last = (before: number) =>
    file.row<{ doc: number | null }>('select max(doc) as doc from texts where doc < ?', before)?.doc ?? null;
  if (next === null) return (last(Number.MAX_SAFE_INTEGER) ?? firstDocument) + step;
  const between = Math.floor(((last(next) ?? next - 2 * step) + next) / 2);
  if (file.row('select doc from texts where doc = ?', between)) throw new NoRoom();
  return between;
}

/** The first document at or after a position, by time; null where there is none. */
export function firstFrom(file: IndexFile, { createdAt, id }: Position): number | null {
  const sql = 'select doc from places where (created_at, id) >= (?, ?) order by created_at, id limit 1';
  return file.row<{ doc: number }>(sql, createdAt, id)?.doc ?? null;
}

/** The columns of `documents` that filters use. */
function factsOf(file: IndexFile, lead: IndexedLead): number[] {
  const { kind, page_source, state, owner_id, answered_at, suspect } = lead;
  return [
    codeFor(file, kind),
    codeFor(file, page_source),
    stateCode(state ?? 'new'),
    owner_id === null ? 0 : codeFor(file, owner_id),
    answered_at === null ? 0 : 1,
    suspect,
  ];
}

export function stateCode(state: LeadState): number {
  return leadStates.indexOf(state);
}

/** The code of a name; never 0, which stands for no name. */
export function codeOf(file: IndexFile, name: string): number | null {
  return file.row<{ code: number }>('select code from names where name = ?', name)?.code ?? null;
}

function codeFor(file: IndexFile, name: string): number {
  const known = codeOf(file, name);
  if (known !== null) return known;
  file.run('insert into names (name) values (?)', name);
  return codeFor(file, name);
}

/** Removes the leads with these `seq` from all results; `eraseTexts` erases their text later. */
export function hideLeads(file: IndexFile, seqs: readonly number[]): void {
  for (const seq of seqs) {
    const stored = documentAt(file, seq);
    if (stored) hide(file, stored);
  }
}

function hide(file: IndexFile, { doc, created_at, id }: Stored): void {
  file.run('delete from places where created_at = ? and id = ?', created_at, id);
  file.run('delete from documents where doc = ?', doc);
  file.run('update texts set seq = null where doc = ?', doc);
}

/** Number of hidden leads whose text is still in the file. */
export function hiddenLeads(file: IndexFile): number {
  return file.row<{ count: number }>('select count(*) as count from texts where seq is null')?.count ?? 0;
}

/** Erases the text of up to `limit` hidden leads. @returns whether some may be left */
export function eraseTexts(file: IndexFile, limit: number): boolean {
  const sql = 'select doc, text from texts where seq is null order by doc limit ?';
  const hidden = file.rows<Pick<Stored, 'doc' | 'text'>>(sql, limit);
  if (hidden.length === 0) return false;
  file.inTransaction(() => {
    for (const one of hidden) removePostings(file, one);
  });
  return hidden.length === limit;
}

function removePostings(file: IndexFile, { doc, text }: Pick<Stored, 'doc' | 'text'>): void {
  file.run(`insert into postings (postings, rowid, text) values ('delete', ?, ?)`, doc, text);
  file.run(`insert into grams (grams, rowid, text) values ('delete', ?, ?)`, doc, gramsOf(text));
  file.run('delete from texts where doc = ?', doc);
}

/**
 * Erases sources that no lead has any more: visitors can send any text as a source, even a person's name. Kinds and
 * owners share the table of names.
 */
export function eraseSources(file: IndexFile): void {
  const gone = 'select source from sources where leads = 0';
  if (!file.row(`${gone} limit 1`)) return;
  file.inTransaction(() => {
    file.run(
      `delete from names where code in (${gone}) and code not in (select kind from documents union select owner from documents)`,
    );
    file.run('delete from sources where leads = 0');
  });
}

export function countOfDocuments(file: IndexFile): number {
  return file.row<{ count: number }>('select count(*) as count from documents')?.count ?? 0;
}

/** The lead stored last before a `seq`. */
export function lastStoredBefore(file: IndexFile, seq: number): { seq: number; id: string } | null {
  return file.row('select seq, id from texts where seq < ? order by seq desc limit 1', seq) ?? null;
}

const fullText = ['postings', 'grams'] as const;
/** Pages of a full-text table merged per step, which takes a few tenths of a second. */
const mergedPages = 200;

/** Begins to merge the segments of both full-text tables into one each, because a search reads every segment. */
export function beginMerge(file: IndexFile): void {
  for (const table of fullText) file.run(`insert into ${table} (${table}, rank) values ('merge', ?)`, -mergedPages);
}

/** Continues the merge. @returns whether something was left to merge */
export function mergeSome(file: IndexFile): boolean {
  return fullText.some((table) => {
    const before = file.changes();
    file.run(`insert into ${table} (${table}, rank) values ('merge', ?)`, mergedPages);
    // The statement itself counts as one change.
    return file.changes() - before > 1;
  });
}
