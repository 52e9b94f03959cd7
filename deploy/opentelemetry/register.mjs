// Spans of requests and of statements, for `node --import`: docs/operations.md says how it is installed. It stands in a
// folder of the operator's with the two packages; the site itself has neither.
import { subscribe } from 'node:diagnostics_channel';

// biome-ignore lint/correctness/noUndeclaredDependencies: the operator installs it beside this file
await import('@opentelemetry/auto-instrumentations-node/register');
// biome-ignore lint/correctness/noUndeclaredDependencies: the operator installs it beside this file
const { SpanKind, SpanStatusCode, trace } = (await import('@opentelemetry/api')).default;
const tracer = trace.getTracer('website');

subscribe('site:statement', ({ engine, sql, milliseconds, failed }) => {
  const operation = /^\w+/.exec(sql)?.[0] ?? 'statement';
  const ended = Date.now();
  const span = tracer.startSpan(operation, {
    kind: SpanKind.CLIENT,
    startTime: ended - milliseconds,
    attributes: {
      'db.system.name': engine === 'postgres' ? 'postgresql' : 'sqlite',
      'db.operation.name': operation,
      'db.query.text': sql,
    },
  });
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(ended);
});
