import type { PageSources } from '#contract/page-context.ts';
import { isTransient } from '#server/db/connection/busy.ts';

/** Wraps the sources and records whether one failed for a temporary reason, such as an unavailable database. */
export function watched(sources: PageSources): { sources: PageSources; passing: () => boolean } {
  let passing = false;
  const record = (error: unknown) => {
    passing ||= isTransient(error);
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
