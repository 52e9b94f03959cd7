import { channel } from 'node:diagnostics_channel';
import type { LogConfig } from 'kysely';

/** A finished statement: its text without values, and its duration; `failed` if the database rejected it. */
type TracedStatement = { engine: 'sqlite' | 'postgres'; sql: string; milliseconds: number; failed: boolean };

const statements = channel('site:statement');

/**
 * Publishes each finished statement on the diagnostics channel `site:statement`, in its caller's async context. Tracing
 * that is loaded before the site (`node --import`) turns them into spans, as it cannot instrument the bundled driver.
 * Without a subscriber when the database is opened, nothing is measured.
 */
export function traceStatements(engine: TracedStatement['engine']): { log?: LogConfig } {
  if (!statements.hasSubscribers) return {};
  const log: LogConfig = ({ level, query, queryDurationMillis }) =>
    statements.publish({
      engine,
      sql: query.sql,
      milliseconds: queryDurationMillis,
      failed: level === 'error',
    } satisfies TracedStatement);
  return { log };
}
