/** Whether two versions of the same fields differ. */
export const differ = <Values extends Readonly<Record<string, string>>>(one: Values, other: Values): boolean =>
  Object.entries(other).some(([name, value]) => one[name] !== value);

/** What was typed, and the stored item it was based on. */
type Draft<Item, Values> = { values: Values; base: Item | null };

/** A user's unsaved input by item: it survives closing the form, switching screens and signing in again. */
export function keptDrafts<Item extends { id: string }, Values>() {
  const drafts = new Map<string, Draft<Item, Values>>();
  const keyOf = (username: string, item: Item | null) => `${username} ${item?.id ?? ''}`;
  return {
    of: (username: string, item: Item | null): Draft<Item, Values> | undefined => drafts.get(keyOf(username, item)),
    /** @param values null to discard the draft */
    keep: (username: string, base: Item | null, values: Values | null): void => {
      if (values) drafts.set(keyOf(username, base), { values, base });
      else drafts.delete(keyOf(username, base));
    },
  };
}
