import { maxQuery } from '#contract/search.ts';

/** Terms read at most; a longer query is a pasted text. */
const maxTerms = 8;

/** A dot, comma or space between the thousands of a number: 19.000, 19,000, 19 000. */
const thousands = /(?<=\d)[.,\s](?=\d{3}(?!\d))/g;

/**
 * Words of a sentence that say nothing about its subject, German and English; left out unless nothing else was typed.
 */
const small = new Set(
  `der die das den dem des ein eine einen einem einer eines und oder mit ohne für von vom zu zum zur im in am an auf aus bei
  ist sind wird werden was wie wer wo wann welche welcher welches ich wir sie es man mein meine unser unsere ihr ihre
  a an the and or with for of to on at by from is are do does did can what how who where when which i we you my our your much
  many`.split(/\s+/),
);

/** The words of a query, lower case, without anything that FTS5 would take for an operator. */
export function termsOf(query: string): string[] {
  const words =
    query
      .slice(0, maxQuery)
      .normalize('NFC')
      .toLowerCase()
      .replace(thousands, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const significant = words.filter((word) => !small.has(word));
  return [...new Set(significant.length > 0 ? significant : words)].slice(0, maxTerms);
}

/** Whoever asks for a white paper by its number: "#12", "White Paper 12", "wp12". */
const paperNumber = /^\s*(?:#|(?:white[\s-]?paper|wp)[\s#]*)(\d{1,4})\s*$/i;

/** An FTS5 expression for the white paper that a query names by its number, or null for any other query. */
export function namedPaper(query: string): string | null {
  const [, number] = paperNumber.exec(query.slice(0, maxQuery)) ?? [];
  return number === undefined ? null : `title : "white paper ${number}"`;
}

/**
 * The spellings under which a term may stand. The tokenizer reads ü as u; whoever types `kuenstliche` or `strasse`
 * means `künstliche` and `straße`. The index has a number as its groups of thousands.
 */
export function spellingsOf(term: string): string[] {
  if (/^\d{4,}$/.test(term)) return [term, term.replace(/(?<=\d)(?=(\d{3})+$)/g, ' ')];
  const plain = term.replace(/ae/g, 'a').replace(/oe/g, 'o').replace(/ue/g, 'u');
  const all = [term, plain];
  return [...new Set(all.flatMap((one) => [one, one.replace(/ss/g, 'ß'), one.replace(/ß/g, 'ss')]))];
}

/** Endings of plural, case and verb, German and English; what stays must be long enough to mean something. */
const ending = /(?<=\p{L}{5})(?:ern|en|es|er|em|e|n|s|t)$|(?<=\p{L}{3}[^s])s$/u;

/** How a word may begin: as it was typed, and without its ending, so that plural and singular find the same. */
function beginningsOf(term: string): string[] {
  const spellings = spellingsOf(term);
  return [...new Set([...spellings, ...spellings.map((one) => one.replace(ending, ''))])];
}

/** Whether a term is an abbreviation, as ERP or RAG, whose letters stand in many words that mean something else. */
export function isShort(term: string): boolean {
  return term.length <= 3;
}

/**
 * An FTS5 expression that asks for all terms, each in one of its spellings; `prefix` also finds longer words, of all
 * terms or of the long ones.
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
