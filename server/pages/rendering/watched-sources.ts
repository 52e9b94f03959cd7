import type { PageSources } from '#contract/page-context.ts';
import { isPassing } from '#server/db/connection/busy.ts';

/** The same sources, and whether one of them failed for what may be over soon, such as a database that is away. */
export function watched(sources: PageSources): { sources: PageSources; passing: () => boolean } {
  let passing = false;
  const record = (error: unknown) => {
    passing ||= isPassing(error);
  };
  const proxy = new Proxy(sources, {
    get(target, name): unknown {
      const source: unknown = Reflect.get(target, name);
      if (typeof source !== 'function') return source;
      return (...given: unknown[]): unknown => {
        const found: unknown = Reflect.apply(source, target, given);
        if (found instanceof Promise) found.catch(record);
        return found;
      };
    },
  });
  return { sources: proxy, passing: () => passing };
}
