import { useEffect, useState } from 'react';

type Texts = Readonly<Record<string, string>>;

/** Whether two versions of the same fields differ. */
export const differ = <Values extends Texts>(one: Values, other: Values): boolean =>
  Object.entries(other).some(([name, value]) => one[name] !== value);

/** What was typed, and the stored item it was based on. */
type Draft<Item, Values> = { values: Values; base: Item | null };

/**
 * A user's unsaved input by item: it survives closing the form, switching screens and signing in again.
 * @param noValues the fields of a new item
 */
export function keptDrafts<Item extends { id: string }, Values extends Texts>(
  valuesOf: (item: Item) => Values,
  noValues: Values,
) {
  const drafts = new Map<string, Draft<Item, Values>>();
  const keyOf = (username: string, item: Item | null) => `${username} ${item?.id ?? ''}`;
  const of = (username: string, item: Item | null) => drafts.get(keyOf(username, item));
  /** @param values null to discard the draft */
  function keep(username: string, base: Item | null, values: Values | null): void {
    if (values) drafts.set(keyOf(username, base), { values, base });
    else drafts.delete(keyOf(username, base));
  }
  /** The fields of an open form: those of the draft, if there is one. They are kept while they differ from the item. */
  function useFields(username: string, item: Item | null) {
    const [draft] = useState(() => of(username, item));
    /** The stored item on which the changes are based. */
    const [base, setBase] = useState(draft ? draft.base : item);
    const saved = base ? valuesOf(base) : noValues;
    const [values, setValues] = useState(draft?.values ?? saved);
    const isChanged = differ(saved, values);
    useEffect(() => keep(username, base, isChanged ? values : null), [username, base, isChanged, values]);
    return { draft, base, setBase, saved, values, setValues, isChanged };
  }
  return { of, keep, useFields };
}
