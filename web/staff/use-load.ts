import { useCallback, useEffect, useState } from 'react';
import { isExpired, sentenceFor } from './api.ts';

type Loaded<T> = { data: T | null; error: string | null; busy: boolean };

/**
 * Loads something now and again on `reload`. What was loaded before stays on screen while it is loaded
 * anew and when that fails. `load` must be stable, as an effect's dependency.
 */
export function useLoad<T>(load: (signal: AbortSignal) => Promise<T>): Loaded<T> & { reload: () => void } {
  const [state, setState] = useState<Loaded<T>>({ data: null, error: null, busy: true });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round loads again
  useEffect(() => {
    const abort = new AbortController();
    setState(({ data }) => ({ data, error: null, busy: true }));
    load(abort.signal).then(
      (data) => {
        if (!abort.signal.aborted) setState({ data, error: null, busy: false });
      },
      (error: unknown) => {
        // With 401 the login opens; nothing is left to say here.
        if (abort.signal.aborted || isExpired(error)) return;
        setState(({ data }) => ({ data, error: sentenceFor(error), busy: false }));
      },
    );
    return () => abort.abort();
  }, [load, round]);

  const reload = useCallback(() => setRound((count) => count + 1), []);
  return { ...state, reload };
}
