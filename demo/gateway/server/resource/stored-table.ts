import { sql, type Kysely } from 'kysely';
import type { AnyResource } from '../../../../src/contract/resource/resource';
import type { Database } from '../../db/database';
import type { CallerContext, RowContext } from '../http/implement';
import type { AnyQuery, AnySchema, StoredRow, Values } from './any-table';
import type { AnyStorage } from './storage';
import { withinRange } from './within-range';

export type ResponseRow = Values & { version: number };

export type StoredTable = ReturnType<typeof storedTable>;

/** Table of a resource: the rows visible to a caller, and their wire form. */
export function storedTable(resource: AnyResource, storage: AnyStorage) {
  const { columns, fields = {}, within } = storage;
  const keyColumn = columns[resource.key] ?? resource.key;
  // the only cast to an untyped table; from here on its common columns are known
  const tables = (db: Database) => db as unknown as Kysely<AnySchema>;
  const table = storage.table as 'stored';

  const own = ({ db, caller }: Pick<CallerContext, 'db' | 'caller'>): AnyQuery =>
    tables(db).selectFrom(table).selectAll().where('enterprise_num', '=', caller.enterpriseNum);
  function visible(context: CallerContext): AnyQuery {
    if (within !== undefined) return own(context).where(withinRange(context.caller, within));
    return storage.scope?.(own(context), context) ?? own(context);
  }

  /** Sort column of a field. */
  const orderColumn = (field: string) => sql.ref(fields[field]?.sortColumn ?? columns[field] ?? field);

  /** Returns rows in their wire form. `known`: fields of other tables that the caller has read already. */
  async function show(
    context: RowContext,
    rows: readonly StoredRow[],
    known?: readonly Values[],
  ): Promise<ResponseRow[]> {
    if (rows.length === 0) return [];
    const related = known ?? (await storage.related?.(context, rows));
    const composed: (readonly [string, readonly unknown[]])[] = [];
    for (const [field, { read }] of Object.entries(fields)) composed.push([field, await read(context, rows)]);
    return rows.map((row, at) => ({
      ...Object.fromEntries(
        Object.entries(columns).map(([field, column]) => [field, onWire(row[column ?? field])]),
      ),
      ...Object.fromEntries(composed.map(([field, values]) => [field, values[at]])),
      ...related?.[at],
      version: versionOf(row),
    }));
  }
  async function showOne(context: RowContext, row: StoredRow, known?: Values): Promise<ResponseRow> {
    const [shown] = await show(context, [row], known && [known]);
    if (shown === undefined) throw new Error(`A row of ${resource.name} is not shown`);
    return shown;
  }

  return {
    tables,
    table,
    keyColumn,
    visible,
    orderColumn,
    show,
    showOne,
    keyOf: (row: StoredRow) => String(row[keyColumn]),
  };
}

export const versionOf = (row: StoredRow): number => Number(row['version']);

/** Converts a time to text; other values stay unchanged. */
function onWire(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value;
}
