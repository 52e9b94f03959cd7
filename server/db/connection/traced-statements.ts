import { channel } from 'node:diagnostics_channel';
import type { LogConfig } from 'kysely';

/** What a statement took: its text, whose values are left out; `failed` when the database refused it. */
type TracedStatement = { engine: 'sqlite' | 'postgres'; sql: string; milliseconds: number; failed: boolean };

const statements = channel('site:statement');

/**
 * Tells the diagnostics channel `site:statement` of each statement when it has ended, in the context of who asked for
 * it. Tracing that is loaded before the site (`node --import`) makes spans of them: it cannot see the driver itself,
 * which is bundled. Where nobody listens when the database is opened, nothing is measured.
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
