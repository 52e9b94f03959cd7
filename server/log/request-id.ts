import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

type Scope = { traceparent: unknown; id?: string };

const scope = new AsyncLocalStorage<Scope>();

/** Carries out what answers one request, so that lines that it logs can be told from those of others. */
export function withinRequest<T>(traceparent: unknown, answer: () => T): T {
  return scope.run({ traceparent }, answer);
}

/**
 * What the request under way is called: the trace that its `traceparent` names (W3C Trace Context), else a name of its
 * own; undefined outside of requests.
 */
export function requestId(): string | undefined {
  const current = scope.getStore();
  if (!current) return undefined;
  current.id ??= traceOf(current.traceparent) ?? randomUUID();
  return current.id;
}

function traceOf(traceparent: unknown): string | null {
  const trace = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/.exec(String(traceparent ?? ''))?.[1];
  return trace === undefined || /^0+$/.test(trace) ? null : trace;
}
