import { DatabaseSync } from 'node:sqlite';
import { maxResults, type Part, type SearchDocument } from '#contract/search.ts';
import { corrections } from './corrections.ts';
import { expression, isShort, namedPaper, termsOf } from './query.ts';

type Found = { document: SearchDocument; pageTitle: Part[]; title: Part[]; extract: Part[] };
/** `similar`: nothing matches the query, and these come closest. */
type Answer = { found: Found[]; similar: boolean };

/**
 * Of two documents that match about equally well, the one higher up in the site comes first: 100 positions further down
 * cost 2.5 % of the score.
 */
const siteOrder = '4000.0';
/** Words of an extract. */
const extractWords = 28;
/** Letters added on each side of an extract that was found within words. */
const lettersAround = 60;
const columns = 'title, text, page, keywords, body';
/**
 * The name of a page counts most, then keywords, then a heading, then text, and the body of a paper least: a white
 * paper of ten pages contains every word somewhere, so what the site says in a section of its own comes first.
 */
const weights = '8.0, 1.0, 16.0, 12.0, 0.03';
const [hitStart, hitEnd] = ['\u0001', '\u0002'];

/**
 * The documents of one language in an FTS5 index in memory, indexed twice: by words and prefixes, and by trigrams,
 * which find a word inside a compound.
 */
export class LanguageIndex {
  readonly #documents: readonly SearchDocument[];
  readonly #database = new DatabaseSync(':memory:');
  readonly #known: ReadonlySet<string>;

  constructor(documents: readonly SearchDocument[]) {
    this.#documents = documents;
    this.#database.exec(`
      create virtual table words using fts5(${columns}, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4');
      create virtual table parts using fts5(${columns}, tokenize = 'trigram remove_diacritics 1');
      create virtual table vocabulary using fts5vocab(words, row);
      begin`);
    for (const table of ['words', 'parts']) {
      const insert = this.#database.prepare(`insert into ${table} (rowid, ${columns}) values (?, ?, ?, ?, ?, ?)`);
      for (const [index, { kind, title, text, pageTitle, keywords = '', body = '' }] of documents.entries()) {
        // A section is not found by the name of its page.
        insert.run(index + 1, title, text, kind === 'page' ? pageTitle : '', keywords, body);
      }
    }
    this.#database.exec('commit');
    const rows = this.#database.prepare('select term from vocabulary').all();
    this.#known = new Set(rows.map(({ term }) => String(term)));
  }

  /** The best documents for a query; never throws, whatever the query is. */
  search(query: string): Answer {
    const terms = termsOf(query);
    if (terms.length === 0) return { found: [], similar: false };
    const exact = this.#namedFirst(query, this.#withAll(terms));
    if (exact.length > 0) return { found: exact, similar: false };
    const corrected = this.#corrected(terms);
    if (corrected.length > 0) return { found: corrected, similar: true };
    // Fall back to any of the terms; a prefix must be long enough to be meaningful.
    const significant = terms.filter((term) => term.length >= 4);
    const any =
      significant.length > 0 ? this.#query('words', expression(significant, { prefix: true, join: 'OR' })) : [];
    return { found: any, similar: any.length > 0 };
  }

  close(): void {
    this.#database.close();
  }

  #namedFirst(query: string, found: Found[]): Found[] {
    const paper = namedPaper(query);
    const named = paper === null ? [] : this.#query('words', paper);
    return joined(named, found);
  }

  /** Abbreviations as whole words first, then word prefixes, then parts of compounds. */
  #withAll(terms: readonly string[]): Found[] {
    const hasShort = terms.some(isShort);
    const own = hasShort ? this.#query('words', expression(terms, { prefix: 'long', join: 'AND' })) : [];
    const found = joined(own, this.#query('words', expression(terms, { prefix: true, join: 'AND' })));
    const mayBePart = terms.every((term) => term.length >= 3) && !(hasShort && found.length > 0);
    if (found.length >= maxResults || !mayBePart) return found;
    return joined(found, this.#query('parts', expression(terms, { prefix: false, join: 'AND' })));
  }

  /** Searches for all terms again, replacing those without any match by their corrections. */
  #corrected(terms: readonly string[]): Found[] {
    const groups: string[] = [];
    for (const term of terms) {
      const own = this.#withAll([term]).length > 0 ? { all: [term] } : corrections(term, this.#known);
      if (!own) return [];
      if ('all' in own) groups.push(...own.all.map((one) => expression([one], { prefix: true, join: 'AND' })));
      else groups.push(`(${expression(own.any, { prefix: false, join: 'OR' })})`);
    }
    const together = this.#query('words', groups.join(' AND '));
    return together.length > 0 ? together : this.#query('words', groups.join(' OR '));
  }

  #query(table: 'words' | 'parts', match: string): Found[] {
    const extractOf = (column: number) =>
      `snippet(${table}, ${column}, '${hitStart}', '${hitEnd}', '…', ${extractWords})`;
    const marked = (column: number, name: string) =>
      `highlight(${table}, ${column}, '${hitStart}', '${hitEnd}') as ${name}`;
    const rows = this.#database
      .prepare(`
        select rowid as id, ${marked(0, 'title')}, ${marked(2, 'page')}, ${marked(3, 'keywords')},
          ${extractOf(1)} as extract, ${extractOf(4)} as inside
        from ${table} where ${table} match ? order by bm25(${table}, ${weights}) * (1 - rowid / ${siteOrder}) limit ?`)
      .all(match, maxResults);
    return rows.flatMap((row) => {
      const document = this.#documents[Number(row.id) - 1];
      if (!document) return [];
      const [title, page, keywords] = [String(row.title), String(row.page), String(row.keywords)];
      const [extract, inside] = [String(row.extract), String(row.inside)];
      // A result without a highlight looks like a mistake, so it shows where it matched, even if only in its keywords.
      const isFound = (text: string) => text.includes(hitStart);
      const source = [title, page, extract].some(isFound) ? extract : [inside, keywords].find(isFound);
      const shown = source ?? extract;
      const whole = table === 'parts' ? inWholeWords(shown, shown === inside ? document.body : document.text) : shown;
      const pageTitle = partsOf(page || document.pageTitle);
      return [{ document, pageTitle, title: partsOf(title), extract: partsOf(whole) }];
    });
  }
}

/** The first list, then those of the second that are not in it, up to `maxResults`. */
function joined(first: Found[], second: Found[]): Found[] {
  const seen = new Set(first.map(({ document }) => document));
  return [...first, ...second.filter(({ document }) => !seen.has(document))].slice(0, maxResults);
}

/**
 * Extends an extract of the trigram index to whole words with more text around it: the index itself returns about
 * thirty letters that begin and end within words.
 */
function inWholeWords(extract: string, text = ''): string {
  const marked = extract.replace(/^…|…$/g, '');
  const bare = marked.replaceAll(hitStart, '').replaceAll(hitEnd, '');
  const at = text.indexOf(bare);
  if (at < 0) return extract;
  const behind = at + bare.length;
  const start = at > lettersAround ? text.lastIndexOf(' ', at - lettersAround) + 1 : 0;
  const blank = text.indexOf(' ', behind + lettersAround);
  const end = blank < 0 ? text.length : blank;
  const [before, after] = [text.slice(start, at), text.slice(behind, end)];
  return `${start > 0 ? '…' : ''}${before}${marked}${after}${end < text.length ? '…' : ''}`;
}

/** Splits highlighted text into parts. */
function partsOf(marked: string): Part[] {
  return marked
    .split(hitStart)
    .flatMap((piece, index): Part[] => {
      const end = index === 0 ? 0 : piece.indexOf(hitEnd);
      return index === 0
        ? [{ text: piece, hit: false }]
        : [
            { text: piece.slice(0, end), hit: true },
            { text: piece.slice(end + 1), hit: false },
          ];
    })
    .filter(({ text }) => text !== '');
}
