import { closedStates, leadStates, nobody, openStates } from '#contract/staff/desk.ts';
import { codeOf, firstFrom, stateCode } from './document-repository.ts';
import type { IndexFile } from './file-repository.ts';
import type { DeskFilter, LeadFigures, LeadFilter, Page, Position } from './filter.ts';
import { isShort } from './grams.ts';

/** A code that no name has. */
const unknown = -1;

/** A part of an SQL statement and its parameters. */
type Condition = { sql: string; values: (string | number)[] };

/** A filter, split by what can answer it. `reach` is the range of document numbers. */
type Question = {
  facts: Condition[];
  long: string[];
  short: string[];
  reach: { from: number | null; before: number | null };
};

/**
 * A page of leads, including the first of the next page, and the total up to `countTo`.
 * @param few up to this many candidates are checked one by one; beyond it the postings are walked in order
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

function questionOf(file: IndexFile, filter: LeadFilter): Question {
  const { words, source, kind, since, before, desk, ...rest } = filter;
  rest satisfies Record<string, never>;
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

/** The first document number at or after a time; beyond all numbers where there is none. */
function moment(file: IndexFile, time: number | null): number | null {
  return time === null ? null : (firstFrom(file, { createdAt: time, id: '' }) ?? Number.MAX_SAFE_INTEGER);
}

/** The range of documents of the page after a position. */
function onward(
  file: IndexFile,
  reach: Question['reach'],
  after: Position | null,
  oldestFirst: boolean,
): Question['reach'] {
  if (!after) return reach;
  // `id` + '\0' is the smallest text greater than the id.
  const bound = firstFrom(file, oldestFirst ? { ...after, id: `${after.id}\0` } : after) ?? Number.MAX_SAFE_INTEGER;
  return oldestFirst
    ? { ...reach, from: Math.max(reach.from ?? bound, bound) }
    : { ...reach, before: Math.min(reach.before ?? bound, bound) };
}

/** Joined tables of which the first drives the query, its column with the document number, and further conditions. */
type Candidates = { tables: string; doc: string; conditions: Condition[] };

/**
 * The driving side is one with few candidates, and all other conditions are checked for each: SQLite cannot know how
 * rare a word is. If there is none, `documents` drives a filter without words; otherwise the postings do, which are
 * read until the page is full.
 */
function candidatesFor(file: IndexFile, { facts, long, short, reach }: Question, few: number): Candidates {
  const inText = (words: readonly string[]) => words.map((word) => ({ sql: 'instr(t.text, ?) > 0', values: [word] }));
  const matching = (table: string, words: readonly string[], checked: readonly string[]): Candidates => ({
    // Always joined, because leads that are being erased have no document any more.
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

/** Number of leads by source, and since each of some times. */
export function countDocuments(file: IndexFile, starts: readonly number[]): LeadFigures {
  const columns = ['1', ...starts.map((_, at) => `count(*) filter (where created_at >= ?) as "${at}"`)];
  // One scan from the earliest time serves all of them.
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
