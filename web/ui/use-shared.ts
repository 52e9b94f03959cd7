import { useSyncExternalStore } from 'react';
import type { SharedValue } from './shared-value.ts';

/** The current value of a shared value; the initial one on the server. */
export function useShared<T>({ subscribe, get }: SharedValue<T>): T {
  return useSyncExternalStore(subscribe, get, get);
}
