import { closedStates, leadStates, nobody, openStates } from '#contract/staff/desk.ts';
import { codeOf, firstFrom, stateCode } from './document-repository.ts';
import type { IndexFile } from './file-repository.ts';
import type { DeskFilter, LeadFigures, LeadFilter, Page, Position } from './filter.ts';
import { isShort } from './grams.ts';

/** No code of a name has this one. */
const unknown = -1;

/** A part of a statement and the values for its question marks. */
type Condition = { sql: string; values: (string | number)[] };

/** What a filter asks for, by what can answer it. `reach` are the numbers of documents that it is about. */
type Question = {
  facts: Condition[];
  long: string[];
  short: string[];
  reach: { from: number | null; before: number | null };
};

/**
 * A page of leads, the first of the page after it included, and how many there are up to `countTo`.
 * @param few so many candidates are looked through one by one; more are met by walking along the postings
 */
export function findDocuments(
  file: IndexFile,
  { filter, after, limit, oldestFirst = false }: Page,
  countTo: number,
  few: number,
): { leads: Position[]; total: number } {
  const question = questionOf(file, filter);
  const candidates = candidatesFor(file, question, few);
  return {
    leads:
      limit > 0
        ? pageOf(file, candidates, onward(file, question.reach, after, oldestFirst), oldestFirst, limit + 1)
        : [],
    total: countTo > 0 ? countOf(file, candidates, question.reach, countTo) : 0,
  };
}

function questionOf(file: IndexFile, { words, source, kind, since, before, desk }: LeadFilter): Question {
  const facts: Condition[] = [];
  const oneOf = (column: string, codes: readonly number[]) =>
    facts.push({ sql: `d.${column} in (${codes.map(() => '?').join()})`, values: [...codes] });
  const code = (name: string) => codeOf(file, name) ?? unknown;
  if (kind !== null) oneOf('kind', [code(kind)]);
  if (source !== null) oneOf('source', [code(source)]);
  if (desk?.state) oneOf('state', statesOf(desk.state));
  if (desk?.owner) oneOf('owner', [desk.owner === nobody ? 0 : code(desk.owner)]);
  if (desk?.due) {
    oneOf('kind', desk.due.kinds.map(code));
    for (const [column, value] of [
      ['state', stateCode('new')],
      ['answered', 0],
      ['suspect', 0],
    ] as const)
      oneOf(column, [value]);
  }
  return {
    facts,
    long: words.filter((word) => !isShort(word)),
    short: words.filter(isShort),
    reach: {
      from: moment(file, latest(since, desk?.due?.since)),
      before: moment(file, earliest(before, desk?.due?.before)),
    },
  };
}

function statesOf(wanted: NonNullable<DeskFilter['state']>): number[] {
  if (wanted !== openStates) return [stateCode(wanted)];
  return leadStates.filter((state) => !closedStates.some((closed) => closed === state)).map(stateCode);
}

const latest = (one: number | null, other: number | null | undefined) => Math.max(one ?? 0, other ?? 0) || null;
const earliest = (one: number | null, other: number | null | undefined) =>
  one === null ? (other ?? null) : Math.min(one, other ?? one);

/** The number from which on documents came at a moment or later; beyond all where none did. */
function moment(file: IndexFile, time: number | null): number | null {
  return time === null ? null : (firstFrom(file, { createdAt: time, id: '' }) ?? Number.MAX_SAFE_INTEGER);
}

/** Where the page after a position is looked for. */
function onward(
  file: IndexFile,
  reach: Question['reach'],
  after: Position | null,
  oldestFirst: boolean,
): Question['reach'] {
  if (!after) return reach;
  // A lead's id is followed by no other text as closely as by itself with the lowest letter.
  const bound = firstFrom(file, oldestFirst ? { ...after, id: `${after.id}\0` } : after) ?? Number.MAX_SAFE_INTEGER;
  return oldestFirst
    ? { ...reach, from: Math.max(reach.from ?? bound, bound) }
    : { ...reach, before: Math.min(reach.before ?? bound, bound) };
}

/** Tables joined so that the first one drives, its column with the documents' numbers, and what else must hold. */
type Candidates = { tables: string; doc: string; conditions: Condition[] };

/**
 * Whichever side has few candidates drives, and all else is checked for each: SQLite cannot know how rare a word is.
 * Without one, it is the rows of the list where no words are asked for, else the postings, which are walked along until
 * the page is full.
 */
function candidatesFor(file: IndexFile, { facts, long, short, reach }: Question, few: number): Candidates {
  const inText = (words: readonly string[]) => words.map((word) => ({ sql: 'instr(t.text, ?) > 0', values: [word] }));
  const matching = (table: string, words: readonly string[], checked: readonly string[]): Candidates => ({
    // Joined always: leads that are being erased have no document any more.
    tables: `${table} cross join documents d on d.doc = ${table}.rowid${checked.length > 0 ? texts : ''}`,
    doc: `${table}.rowid`,
    conditions: [{ sql: `${table} match ?`, values: [words.map(quoted).join(' AND ')] }, ...facts, ...inText(checked)],
  });
  const listed: Candidates = { tables: 'documents d', doc: 'd.doc', conditions: facts };
  const isRare = (candidates: Candidates) => countOf(file, candidates, reach, few) < few;
  const words = [...long, ...short];
  if (words.length === 0) return listed;
  if (facts.length > 0 && isRare(listed))
    return { ...listed, tables: `documents d${texts}`, conditions: [...facts, ...inText(words)] };
  if (long.length === 0) return matching('grams', short, []);
  const grams = matching('grams', short, []);
  return short.length > 0 && isRare(grams) ? matching('grams', short, long) : matching('postings', long, short);
}

const texts = ' cross join texts t on t.doc = d.doc';

const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`;

function within(doc: string, conditions: readonly Condition[], { from, before }: Question['reach']): Condition {
  const all = [
    ...conditions,
    ...(from === null ? [] : [{ sql: `${doc} >= ?`, values: [from] }]),
    ...(before === null ? [] : [{ sql: `${doc} < ?`, values: [before] }]),
  ];
  return {
    sql: all.length > 0 ? `where ${all.map(({ sql }) => sql).join(' and ')}` : '',
    values: all.flatMap(({ values }) => values),
  };
}

function countOf(
  file: IndexFile,
  { tables, doc, conditions }: Candidates,
  reach: Question['reach'],
  countTo: number,
): number {
  const { sql, values } = within(doc, conditions, reach);
  const counted = `select count(*) as count from (select 1 from ${tables} ${sql} limit ?)`;
  return file.row<{ count: number }>(counted, ...values, countTo)?.count ?? 0;
}

function pageOf(
  file: IndexFile,
  { tables, doc, conditions }: Candidates,
  reach: Question['reach'],
  oldestFirst: boolean,
  limit: number,
): Position[] {
  const { sql, values } = within(doc, conditions, reach);
  const order = oldestFirst ? 'asc' : 'desc';
  return file.rows<Position>(
    `select found.created_at as createdAt, texts.id from (
        select d.doc, d.created_at from ${tables} ${sql} order by ${doc} ${order} limit ?
      ) as found cross join texts on texts.doc = found.doc order by found.doc ${order}`,
    ...values,
    limit,
  );
}

/** How many leads there are of each source, and since each of some moments. */
export function countDocuments(file: IndexFile, starts: readonly number[]): LeadFigures {
  const columns = ['1', ...starts.map((_, at) => `count(*) filter (where created_at >= ?) as "${at}"`)];
  // One look at the latest of them serves all moments.
  const counted = file.row<Record<string, number>>(
    `select ${columns.join()} from places where created_at >= ?`,
    ...starts,
    Math.min(...starts),
  );
  return {
    sources: file.rows(
      `select name as source, leads as count from sources cross join names on code = source
        where leads > 0 order by name`,
    ),
    since: starts.map((_, at) => counted?.[at] ?? 0),
  };
}
