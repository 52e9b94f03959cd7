import { type RawBuilder, sql } from 'kysely';
import type { Engine } from '#server/db/connection/connect.ts';

/**
 * Whether a column has one of these values; numbers are bigints. All values are one parameter, so that the statement's
 * text does not depend on their number. PostgreSQL gets an array, whose values it looks up one by one; with a join it
 * read the whole table.
 */
export function oneOf(
  engine: Engine,
  column: RawBuilder<unknown>,
  values: readonly string[] | readonly number[],
): RawBuilder<boolean> {
  if (engine === 'sqlite') return sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
  if (values.length === 0) return sql<boolean>`false`;
  const type = typeof values[0] === 'number' ? sql`bigint` : sql`text`;
  return sql`${column} = any(${sql.val(values)}::${type}[])`;
}

/** Whether the list in a JSON column contains one of these values. */
export function holdsOneOf(
  engine: Engine,
  column: RawBuilder<unknown>,
  values: readonly string[],
): RawBuilder<boolean> {
  const list =
    engine === 'sqlite' ? sql`json_each(${column})` : sql`json_array_elements_text(${column}::json) as item(value)`;
  return sql`exists (select 1 from ${list} where value in (${sql.join(values)}))`;
}
