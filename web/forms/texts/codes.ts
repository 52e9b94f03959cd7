/**
 * Type of all error codes that a valibot schema can produce: its custom messages of the form `field.problem`, collected
 * through pipes, wrappers and object entries.
 */
type CodeOf<Schema> =
  | (Schema extends { message: infer M extends `${string}.${string}` } ? M : never)
  | (Schema extends { pipe: infer P extends readonly unknown[] } ? CodeOf<P[number]> : never)
  | (Schema extends { wrapped: infer W } ? CodeOf<W> : never)
  | (Schema extends { item: infer I } ? CodeOf<I> : never)
  | (Schema extends { entries: infer E } ? { [K in keyof E]: CodeOf<E[K]> }[keyof E] : never);

/** One sentence per error code of the given fields; a missing sentence is a compile error. */
export type Sentences<Schema, Field extends string> = Record<Extract<CodeOf<Schema>, `${Field}.${string}`>, string>;
