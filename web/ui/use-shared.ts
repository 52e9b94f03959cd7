import { useSyncExternalStore } from 'react';
import type { SharedValue } from './shared-value.ts';

/** What it is now; the server shows what it was at first. */
export function useShared<T>({ subscribe, get }: SharedValue<T>): T {
  return useSyncExternalStore(subscribe, get, get);
}
