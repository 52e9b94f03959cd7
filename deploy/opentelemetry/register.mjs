// Spans of requests and SQL statements, for `node --import`; installation: docs/operations.md. It is copied to a folder
// of the operator together with the two packages, which are not part of the site.
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
