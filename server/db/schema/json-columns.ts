import {
  ColumnNode,
  type ColumnUpdateNode,
  type InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PrimitiveValueListNode,
  type Selectable,
  ValueListNode,
  ValueNode,
  ValuesNode,
} from 'kysely';
import type { Schema } from './schema.ts';

/** Names of the columns that hold lists or maps. */
type JsonColumn = { [T in keyof Schema]: JsonIn<Selectable<Schema[T]>> }[keyof Schema];
type JsonIn<Row> = {
  [C in keyof Row]: Row[C] extends Uint8Array ? never : NonNullable<Row[C]> extends object ? C : never;
}[keyof Row];

/**
 * By name only, because a result does not say which table a column belongs to. The compiler checks that the list is
 * complete.
 */
const names = {
  calculation: true,
  cells: true,
  data: true,
  details: true,
  events: true,
  headings: true,
  interests: true,
  kinds: true,
  paper: true,
  plan: true,
  report: true,
  scopes: true,
  spam_signals: true,
} satisfies Record<JsonColumn, true>;
const jsonColumns = Object.keys(names);

/**
 * The only place that writes lists and maps as JSON text and parses them when read. A column selected under another
 * name stays text, and raw SQL gets its parameters unchanged.
 */
export const jsonColumnsPlugin: KyselyPlugin = {
  transformQuery: ({ node }: PluginTransformQueryArgs) => {
    if (node.kind === 'InsertQueryNode') return writtenInsert(node);
    if (node.kind === 'UpdateQueryNode' && node.updates) return { ...node, updates: node.updates.map(writtenUpdate) };
    return node;
  },
  transformResult: ({ result }: PluginTransformResultArgs) => Promise.resolve(parsed(result)),
};

type Result = PluginTransformResultArgs['result'];

function parsed(result: Result): Result {
  const [first] = result.rows;
  if (!first) return result;
  const present = jsonColumns.filter((name) => name in first);
  if (present.length === 0) return result;
  for (const row of result.rows) {
    for (const name of present) if (typeof row[name] === 'string') row[name] = JSON.parse(row[name]);
  }
  return result;
}

/** A value as stored in its column. */
export function written(column: string, value: unknown): unknown {
  return Object.hasOwn(names, column) && typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

function writtenInsert(node: InsertQueryNode): InsertQueryNode {
  const { values, columns = [], onConflict } = node;
  const nameAt = (at: number) => columns[at]?.column.name ?? '';
  return {
    ...node,
    ...(values && ValuesNode.is(values) && { values: writtenValues(values, nameAt) }),
    ...(onConflict?.updates && { onConflict: { ...onConflict, updates: onConflict.updates.map(writtenUpdate) } }),
  };
}

function writtenValues(node: ValuesNode, nameAt: (index: number) => string): ValuesNode {
  return ValuesNode.create(
    node.values.map((row) =>
      PrimitiveValueListNode.is(row)
        ? PrimitiveValueListNode.create(row.values.map((value, at) => written(nameAt(at), value)))
        : ValueListNode.create(row.values.map((value, at) => writtenNode(nameAt(at), value))),
    ),
  );
}

function writtenUpdate(update: ColumnUpdateNode): ColumnUpdateNode {
  const { column, value } = update;
  return ColumnNode.is(column) ? { ...update, value: writtenNode(column.column.name, value) } : update;
}

function writtenNode(column: string, node: OperationNode): OperationNode {
  return ValueNode.is(node) ? ValueNode.create(written(column, node.value)) : node;
}
