import { maxQuery } from '#contract/search.ts';

/** Maximum number of terms used; a longer query is pasted text. */
const maxTerms = 8;

/** A dot, comma or space as thousands separator: 19.000, 19,000, 19 000. */
const thousands = /(?<=\d)[.,\s](?=\d{3}(?!\d))/g;

/** An article of law, abbreviated: the pages write it out. */
const article = /\bart\b\.?\s*(?=\d)/g;

/** German and English stop words; ignored unless nothing else was typed. */
const small = new Set(
  `der die das den dem des ein eine einen einem einer eines und oder mit ohne für von vom zu zum zur im in am an auf aus bei
  ist sind wird werden was wie wer wo wann welche welcher welches ich wir sie es man mein meine unser unsere ihr ihre
  a an the and or with for of to on at by from is are do does did can what how who where when which i we you my our your much
  many`.split(/\s+/),
);

/** The words of a query, lower case, without FTS5 operators. */
export function termsOf(query: string): string[] {
  const words =
    query
      .slice(0, maxQuery)
      .normalize('NFC')
      .toLowerCase()
      .replace(thousands, '')
      .replace(article, 'artikel ')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const significant = words.filter((word) => !small.has(word));
  return [...new Set(significant.length > 0 ? significant : words)].slice(0, maxTerms);
}

/** A query for a white paper by its number: "#12", "White Paper 12", "wp12". */
const paperNumber = /^\s*(?:#|(?:white[\s-]?paper|wp)[\s#]*)(\d{1,4})\s*$/i;

/** An FTS5 expression for the white paper that a query names by its number, or null for any other query. */
export function namedPaper(query: string): string | null {
  const [, number] = paperNumber.exec(query.slice(0, maxQuery)) ?? [];
  return number === undefined ? null : `title : "white paper ${number}"`;
}

/**
 * The possible spellings of a term. The tokenizer reads ü as u; someone who types `kuenstliche` or `strasse` means
 * `künstliche` and `straße`. The index stores a number as its groups of thousands. `artikel`, which
 * `termsOf` makes of `art.`, stands for the English word, too.
 */
export function spellingsOf(term: string): string[] {
  if (term === 'artikel') return [term, 'article'];
  if (/^\d{4,}$/.test(term)) return [term, term.replace(/(?<=\d)(?=(\d{3})+$)/g, ' ')];
  const plain = term.replace(/ae/g, 'a').replace(/oe/g, 'o').replace(/ue/g, 'u');
  const all = [term, plain];
  return [...new Set(all.flatMap((one) => [one, one.replace(/ss/g, 'ß'), one.replace(/ß/g, 'ss')]))];
}

/** German and English endings of plurals, cases and verbs; the stem must be long enough to be meaningful. */
const ending = /(?<=\p{L}{5})(?:ern|en|es|er|em|e|n|s|t)$|(?<=\p{L}{3}[^s])s$/u;

/** Prefixes to look for: the term as typed and without its ending, so that plural and singular find the same. */
function beginningsOf(term: string): string[] {
  const spellings = spellingsOf(term);
  return [...new Set([...spellings, ...spellings.map((one) => one.replace(ending, ''))])];
}

/** Whether a term may be an abbreviation, such as ERP or RAG, whose letters occur in many unrelated words. */
export function isShort(term: string): boolean {
  return term.length <= 3;
}

/**
 * An FTS5 expression that joins the terms by `join`, each in any of its spellings. `prefix` also matches longer words,
 * for all terms or for the long ones.
 */
export function expression(
  terms: readonly string[],
  { prefix, join }: { prefix: boolean | 'long'; join: 'AND' | 'OR' },
): string {
  return terms
    .map((term) => {
      const longer = prefix === 'long' ? !isShort(term) : prefix;
      const spellings = (longer ? beginningsOf : spellingsOf)(term);
      return `(${spellings.map((one) => `"${one}"${longer ? '*' : ''}`).join(' OR ')})`;
    })
    .join(` ${join} `);
}
