import type { AnyResource } from '../../../../src/contract/resource/resource';
import { Fault, fieldsInvalid } from '../http/fault';
import type { CallerContext } from '../http/implement';
import type { StoredRow, Values } from './any-table';
import type { AnyStorage } from './storage';
import { storedList } from './stored-list';
import { storedTable, versionOf } from './stored-table';

/** Reads and writes the rows of a resource in its table, limited to the caller's enterprise. */
export function storedRows(resource: AnyResource, storage: AnyStorage) {
  const { columns, unique = {}, fields = {} } = storage;
  const stored = storedTable(resource, storage);
  const { tables, table, keyColumn, visible, keyOf, show, showOne } = stored;

  /** Throws fieldsInvalid for references to unknown rows. */
  async function checkFields(context: CallerContext, form: Values): Promise<void> {
    const said: Record<string, string> = {};
    for (const [field, { problem }] of Object.entries(fields)) {
      const found = await problem?.(context, form[field]);
      if (found !== undefined) said[field] = found;
    }
    if (Object.keys(said).length > 0) throw fieldsInvalid(said);
  }

  return {
    tables,
    visible,
    keyOf,
    show,
    showOne,
    checkFields,
    ...storedList(resource, storage, stored),
    async find(context: CallerContext, key: string): Promise<StoredRow> {
      const row = await visible(context).where(keyColumn, '=', key).executeTakeFirst();
      if (row === undefined) throw new Fault('rowUnknown');
      return row;
    },
    /** Locks the row until it is changed. Throws rowUnknown. */
    async hold(context: CallerContext, key: string): Promise<StoredRow> {
      const row = await visible(context).where(keyColumn, '=', key).forUpdate().executeTakeFirst();
      if (row === undefined) throw new Fault('rowUnknown');
      return row;
    },
    /** Adds a row. `more`: values of columns that no form sets. */
    async insert(context: CallerContext, form: Values, more: Values = {}): Promise<StoredRow> {
      const { db, caller, now } = context;
      const key = await storage.newKey?.(context);
      const values = {
        ...(await written(form, context)),
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
      const values = { ...(await written(form, context)), modified_at: now, version: versionOf(before) + 1 };
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

  /** Column values that a form sets. */
  async function written(form: Values, context: CallerContext): Promise<Values> {
    const written = Object.entries(form).flatMap(([field, value]) => {
      const composed = fields[field];
      if (composed) return Object.entries(composed.write(value));
      const column = columns[field];
      return column === undefined ? [] : [[column, value] as const];
    });
    return { ...Object.fromEntries(written), ...(await storage.values?.(form, context)) };
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

/** Throws rowChanged when the row's version differs from the caller's. */
export function refuseChanged(shown: { version: number }, version: number): void {
  if (shown.version !== version) throw new Fault('rowChanged', undefined, shown);
}

/** SQLSTATE of a foreign key violation, when other rows refer to the deleted one. */
const REFERRED = '23503';
