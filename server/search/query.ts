import { maxQuery } from '../../contract/search.ts';

/** Terms read at most; a longer query is a pasted text. */
const maxTerms = 8;

/** The words of a query, lower case, without anything that FTS5 would take for an operator. */
export function termsOf(query: string): string[] {
  const words =
    query
      .slice(0, maxQuery)
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, maxTerms);
}

/**
 * The spellings under which a term may stand. The tokenizer reads ü as u; whoever types `kuenstliche` or `strasse`
 * means `künstliche` and `straße`.
 */
export function spellingsOf(term: string): string[] {
  const plain = term.replace(/ae/g, 'a').replace(/oe/g, 'o').replace(/ue/g, 'u');
  const all = [term, plain];
  return [...new Set(all.flatMap((one) => [one, one.replace(/ss/g, 'ß'), one.replace(/ß/g, 'ss')]))];
}

/** An FTS5 expression that asks for all terms, each in one of its spellings; `prefix` also finds longer words. */
export function expression(
  terms: readonly string[],
  { prefix, join }: { prefix: boolean; join: 'AND' | 'OR' },
): string {
  const star = prefix ? '*' : '';
  return terms
    .map(
      (term) =>
        `(${spellingsOf(term)
          .map((one) => `"${one}"${star}`)
          .join(' OR ')})`,
    )
    .join(` ${join} `);
}
