import { sql, type Kysely } from 'kysely';
import { MAX_CHOICES, type AnyResource } from '../../../../src/contract/resource/resource';
import type { Named } from '../../../../src/contract/resource/values';
import { containing } from '../../db/like';
import type { Database } from '../../db/database';
import { Fault, fieldsInvalid } from '../http/fault';
import type { CallerContext, RowContext } from '../http/implement';
import type { AnyQuery, AnySchema, AnyStorage, StoredRow } from './storage';

type Values = Record<string, unknown>;
export type ShownRow = Values & { version: number };

export interface Listing extends Values {
  keyword: string;
  sortField: string;
  sortOrder: 'asc' | 'desc';
  pageIndex: number;
  pageSize: number;
}

/** A query, which by itself would be run where it is waited for. */
interface Narrowed {
  found: AnyQuery;
}

/** The rows of a resource in its table: read and written within the enterprise of the caller alone. */
export function storedRows(resource: AnyResource, storage: AnyStorage) {
  const { columns, filters, search, unique = {}, fields = {} } = storage;
  const keyColumn = columns[resource.key] ?? resource.key;
  // the one place where a table is taken for any: from here on it is known by the columns that each of them has
  const tables = (db: Database) => db as unknown as Kysely<AnySchema>;
  const table = storage.table as 'stored';
  const keyOf = (row: StoredRow) => String(row[keyColumn]);

  const own = ({ db, caller }: Pick<CallerContext, 'db' | 'caller'>): AnyQuery =>
    tables(db).selectFrom(table).selectAll().where('enterprise_num', '=', caller.enterpriseNum);
  const visible = (context: CallerContext): AnyQuery =>
    storage.scope?.(own(context), context) ?? own(context);

  /** The column that rows stand in order by for a field. */
  const orderColumn = (field: string) => sql.ref(fields[field]?.sortColumn ?? columns[field] ?? field);

  /** As the wire has them. */
  async function show(context: RowContext, rows: readonly StoredRow[]): Promise<ShownRow[]> {
    if (rows.length === 0) return [];
    const related = await storage.related?.(context, rows);
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
  async function showOne(context: RowContext, row: StoredRow): Promise<ShownRow> {
    const [shown] = await show(context, [row]);
    if (shown === undefined) throw new Error(`A row of ${resource.name} is not shown`);
    return shown;
  }

  /** Throws fieldsInvalid for values that name what is not there. */
  async function checkFields(context: CallerContext, form: Values): Promise<void> {
    const said: Record<string, string> = {};
    for (const [field, { problem }] of Object.entries(fields)) {
      const found = await problem?.(context, form[field]);
      if (found !== undefined) said[field] = found;
    }
    if (Object.keys(said).length > 0) throw fieldsInvalid(said);
  }

  async function narrowed(context: CallerContext, { keyword, ...listing }: Listing): Promise<Narrowed> {
    let found = visible(context);
    for (const [name, narrow] of Object.entries(filters)) {
      const value = listing[name];
      if (value === undefined) continue;
      found = typeof narrow === 'string' ? found.where(narrow, '=', value) : narrow(found, value, context);
    }
    if (keyword === '') return { found };
    const pattern = containing(keyword);
    const named = await Promise.all(
      Object.values(fields).map(({ matches }) => matches?.(context, keyword) ?? Promise.resolve([])),
    );
    const isMatch = named.flat();
    return {
      found: found.where((eb) =>
        eb.or([...search.map((column) => eb(column, 'ilike', pattern)), ...isMatch]),
      ),
    };
  }

  return {
    tables,
    visible,
    keyOf,
    show,
    showOne,
    checkFields,
    async list(context: CallerContext, listing: Listing): Promise<{ total: number; rows: ShownRow[] }> {
      const { sortField, sortOrder, pageIndex, pageSize } = listing;
      const { found } = await narrowed(context, listing);
      const { total } = await found
        .clearSelect()
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await found
        .orderBy(orderColumn(sortField), sortOrder)
        // rows that are alike stand the same way on every page
        .orderBy(keyColumn)
        .offset((pageIndex - 1) * pageSize)
        .limit(pageSize)
        .execute();
      return { total, rows: await show(context, rows) };
    },
    /** What is chosen from, in the order of the list; `calledBy`: the field that says what a row is called. */
    async choices(
      context: CallerContext,
      calledBy: string,
      { keyword, key }: { keyword: string; key?: string | undefined },
    ): Promise<Named[]> {
      const [written] = Object.keys(fields[calledBy]?.write('') ?? {});
      const nameColumn = written ?? columns[calledBy] ?? calledBy;
      const rows = await visible(context)
        .$if(keyword !== '', (q) => q.where(nameColumn, 'ilike', containing(keyword)))
        .$if(key !== undefined, (q) => q.where(keyColumn, '=', key))
        .orderBy(orderColumn(resource.sort[0]))
        .orderBy(keyColumn)
        .limit(MAX_CHOICES)
        .execute();
      return rows.map((row) => ({ no: keyOf(row), name: String(row[nameColumn]) }));
    },
    async find(context: CallerContext, key: string): Promise<StoredRow> {
      const row = await visible(context).where(keyColumn, '=', key).executeTakeFirst();
      if (row === undefined) throw new Fault('rowUnknown');
      return row;
    },
    /** The row as the caller has seen it, held until it is changed. */
    async hold(
      context: CallerContext,
      { key, version }: { key: string; version: number },
    ): Promise<StoredRow> {
      const row = await visible(context).where(keyColumn, '=', key).forUpdate().executeTakeFirst();
      if (row === undefined) throw new Fault('rowUnknown');
      if (versionOf(row) !== version) throw new Fault('rowChanged', undefined, await showOne(context, row));
      return row;
    },
    /** `more`: columns that no form fills. */
    async insert(context: CallerContext, form: Values, more: Values = {}): Promise<StoredRow> {
      const { db, caller, now } = context;
      const key = await storage.newKey?.(context);
      const values = {
        ...written(form, context),
        ...more,
        ...(key !== undefined && { [keyColumn]: key }),
        enterprise_num: caller.enterpriseNum,
        modified_at: now,
        version: 1,
      };
      return once(() => tables(db).insertInto(table).values(values).returningAll().executeTakeFirstOrThrow());
    },
    async update(context: CallerContext, before: StoredRow, form: Values): Promise<StoredRow> {
      const { db, caller, now } = context;
      const values = { ...written(form, context), modified_at: now, version: versionOf(before) + 1 };
      return once(() =>
        tables(db)
          .updateTable(table)
          .set(values)
          .where('enterprise_num', '=', caller.enterpriseNum)
          .where(keyColumn, '=', before[keyColumn])
          .returningAll()
          .executeTakeFirstOrThrow(),
      );
    },
    async delete({ db, caller }: CallerContext, row: StoredRow): Promise<void> {
      try {
        await tables(db)
          .deleteFrom(table)
          .where('enterprise_num', '=', caller.enterpriseNum)
          .where(keyColumn, '=', row[keyColumn])
          .execute();
      } catch (error) {
        const isReferred = error instanceof Error && 'code' in error && error.code === REFERRED;
        throw isReferred ? new Fault('rowInUse') : error;
      }
    },
  };

  /** Columns that a form fills. */
  function written(form: Values, context: CallerContext): Values {
    const written = Object.entries(form).flatMap(([field, value]) => {
      const composed = fields[field];
      if (composed) return Object.entries(composed.write(value));
      const column = columns[field];
      return column === undefined ? [] : [[column, value] as const];
    });
    return { ...Object.fromEntries(written), ...storage.values?.(form, context) };
  }

  async function once<A>(write: () => Promise<A>): Promise<A> {
    try {
      return await write();
    } catch (error) {
      const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
      const taken = typeof constraint === 'string' ? unique[constraint] : undefined;
      throw taken === undefined ? error : fieldsInvalid({ ...taken });
    }
  }
}

/** SQLSTATE where other rows refer to one that is to go. */
const REFERRED = '23503';
const versionOf = (row: StoredRow): number => Number(row['version']);

/** A moment is a text, and none is an empty one; all else is as it lies in the table. */
function onWire(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value;
}
