import { MAX_CHOICES, type AnyResource } from '../../../../src/contract/resource/resource';
import type { Named } from '../../../../src/contract/resource/values';
import { holdsName } from '../../db/like';
import type { CallerContext } from '../http/implement';
import type { AnyQuery, Values } from './any-table';
import type { AnyStorage } from './storage';
import type { ResponseRow, StoredTable } from './stored-table';

export interface ListQuery extends Values {
  keyword: string;
  sortField: string;
  sortOrder: 'asc' | 'desc';
  pageIndex: number;
  pageSize: number;
}

/** Wraps a query, which would run if it were awaited directly. */
interface Narrowed {
  found: AnyQuery;
}

/** Searches in the rows of a resource: pages of its list, and choices. */
export function storedList(
  resource: AnyResource,
  { columns, filters, search, fields = {} }: AnyStorage,
  { visible, orderColumn, keyColumn, keyOf, show }: StoredTable,
) {
  async function narrowed(context: CallerContext, { keyword, ...listing }: ListQuery): Promise<Narrowed> {
    let found = visible(context);
    for (const [name, narrow] of Object.entries(filters)) {
      const value = listing[name];
      if (value === undefined) continue;
      found = typeof narrow === 'string' ? found.where(narrow, '=', value) : narrow(found, value, context);
    }
    if (keyword === '') return { found };
    const named = await Promise.all(
      Object.values(fields).map(({ matches }) => matches?.(context, keyword) ?? Promise.resolve([])),
    );
    const isMatch = named.flat();
    return {
      found: found.where((eb) => eb.or([...search.map((column) => holdsName(column, keyword)), ...isMatch])),
    };
  }

  return {
    async list(context: CallerContext, listing: ListQuery): Promise<{ total: number; rows: ResponseRow[] }> {
      const { sortField, sortOrder, pageIndex, pageSize } = listing;
      const { found } = await narrowed(context, listing);
      const { total } = await found
        .clearSelect()
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await found
        .orderBy(orderColumn(sortField), sortOrder)
        // ties are sorted by the key, so that pages are stable
        .orderBy(keyColumn)
        .offset((pageIndex - 1) * pageSize)
        .limit(pageSize)
        .execute();
      return { total, rows: await show(context, rows) };
    },
    /** Options for a choice, in the order of the list. `calledBy`: field with the name of a row. */
    async choices(
      context: CallerContext,
      calledBy: string,
      { keyword, key }: { keyword: string; key?: string | undefined },
    ): Promise<Named[]> {
      const [written] = Object.keys(fields[calledBy]?.write('') ?? {});
      const nameColumn = written ?? columns[calledBy] ?? calledBy;
      const rows = await visible(context)
        .$if(keyword !== '', (q) => q.where(holdsName(nameColumn, keyword)))
        .$if(key !== undefined, (q) => q.where(keyColumn, '=', key))
        .orderBy(orderColumn(resource.sort[0]))
        .orderBy(keyColumn)
        .limit(MAX_CHOICES)
        .execute();
      return rows.map((row) => ({ no: keyOf(row), name: String(row[nameColumn]) }));
    },
  };
}
