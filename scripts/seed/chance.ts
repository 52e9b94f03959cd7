import { keysOf } from '#contract/keys-of.ts';

/** Repeatable randomness: the same seed yields the same numbers on every machine. */
export type Chance = {
  /** From 0 to 1 (exclusive). */
  next: () => number;
  /** An integer from 0 to `end` (exclusive). */
  below: (end: number) => number;
  /** True with this probability in per cent. */
  percent: (share: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** One of these names, weighted by its share in per cent. */
  weighted: <T extends string>(shares: Readonly<Partial<Record<T, number>>>) => T;
};

/** The generator mulberry32: 32 bits of state, fast, good enough for samples; never for secrets. */
export function chance(seed: number): Chance {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    percent: (share) => next() * 100 < share,
    weighted: (shares) => {
      const point = next() * 100;
      let sum = 0;
      for (const name of keysOf(shares)) {
        sum += shares[name] ?? 0;
        if (point < sum) return name;
      }
      throw new Error('These shares add up to less than a hundred.');
    },
    pick: (list) => list[below(list.length)] as (typeof list)[number],
  };
}

/** A separate seed for part of the data, such as a person. */
export function seedOf(seed: number, part: number): number {
  return Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(part + 1, 0xc2b2ae35);
}
