/**
 * Every error code that a valibot schema can answer, as a type: its own messages of the shape
 * `field.problem`, through pipes, wrappers and object entries.
 */
type CodeOf<Schema> =
  | (Schema extends { message: infer M extends `${string}.${string}` } ? M : never)
  | (Schema extends { pipe: infer P extends readonly unknown[] } ? CodeOf<P[number]> : never)
  | (Schema extends { wrapped: infer W } ? CodeOf<W> : never)
  | (Schema extends { item: infer I } ? CodeOf<I> : never)
  | (Schema extends { entries: infer E } ? { [K in keyof E]: CodeOf<E[K]> }[keyof E] : never);

/** One sentence for each code of the given fields; a code without a sentence does not compile. */
export type Sentences<Schema, Field extends string> = Record<Extract<CodeOf<Schema>, `${Field}.${string}`>, string>;
