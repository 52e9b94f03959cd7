/** Connects calls that need the password again with the dialog that asks for it: one dialog for all waiting calls. */
export function createProofDesk() {
  let waiting: { promise: Promise<boolean>; answer: (proven: boolean) => void } | null = null;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    /** Resolves to true once the password was given, to false if the user declined. */
    ask(): Promise<boolean> {
      if (waiting) return waiting.promise;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      waiting = { promise, answer: resolve };
      notify();
      return promise;
    },
    answer(proven: boolean): void {
      waiting?.answer(proven);
      waiting = null;
      notify();
    },
    isAsked: () => waiting !== null,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
export type ProofDesk = ReturnType<typeof createProofDesk>;
