/** Between calls that need the password again and the dialog that asks for it: once for all that wait. */
export function createProofDesk() {
  let waiting: { promise: Promise<boolean>; answer: (proven: boolean) => void } | null = null;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    /** Resolves once the password was given, or with false where nobody would. */
    ask(): Promise<boolean> {
      if (waiting) return waiting.promise;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      waiting = { promise, answer: resolve };
      tell();
      return promise;
    },
    answer(proven: boolean): void {
      waiting?.answer(proven);
      waiting = null;
      tell();
    },
    isAsked: () => waiting !== null,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
export type ProofDesk = ReturnType<typeof createProofDesk>;
