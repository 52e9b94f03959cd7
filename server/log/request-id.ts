import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

type Scope = { traceparent: unknown; id?: string };

const scope = new AsyncLocalStorage<Scope>();

/** Runs the handling of one request, so that the lines it logs can be told apart from those of others. */
export function withinRequest<T>(traceparent: unknown, answer: () => T): T {
  return scope.run({ traceparent }, answer);
}

/**
 * The id of the current request: the trace id of its `traceparent` (W3C Trace Context), or else a random id; undefined
 * outside requests.
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
