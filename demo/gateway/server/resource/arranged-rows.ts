import { sql } from 'kysely';
import { MAX_ARRANGED, type AnyResource } from '../../../../src/contract/resource/resource';
import { Fault } from '../http/fault';
import type { CallerContext } from '../http/implement';
import type { AnyStorage } from './storage';
import type { StoredRow } from './any-table';
import type { storedRows } from './stored-rows';
import type { ResponseRow } from './stored-table';

/** Row whose position has changed. */
interface Moved {
  before: ResponseRow;
  after: ResponseRow;
}

/** Manual order of rows: a number in the column of the first sort field. */
export function arrangedRows(
  resource: AnyResource,
  storage: AnyStorage,
  { tables, visible, keyOf, show }: ReturnType<typeof storedRows>,
) {
  const field = resource.sort[0];
  const column = storage.columns[field] ?? field;
  const keyColumn = storage.columns[resource.key] ?? resource.key;
  const placeOf = (row: StoredRow) => Number(row[column]);

  /** Serialises calls that change the order or append a row, which would otherwise compute equal numbers. */
  const inTurn = ({ db, caller }: CallerContext) =>
    sql`select pg_advisory_xact_lock(hashtext(${`order of ${resource.name}`}), hashtext(${caller.enterpriseNum}))`.execute(
      db,
    );
  async function inOrder(context: CallerContext): Promise<StoredRow[]> {
    const rows = await visible(context)
      .orderBy(column)
      .orderBy(keyColumn)
      .limit(MAX_ARRANGED + 1)
      .execute();
    if (rows.length > MAX_ARRANGED) throw new Fault('rowsTooMany');
    return rows;
  }

  return {
    list: async (context: CallerContext): Promise<ResponseRow[]> => show(context, await inOrder(context)),
    /** Position of a new row, after all others. */
    async next(context: CallerContext): Promise<Record<string, number>> {
      await inTurn(context);
      const last = await visible(context).orderBy(column, 'desc').limit(1).executeTakeFirst();
      return { [column]: (last === undefined ? 0 : placeOf(last)) + 1 };
    },
    /** Sorts the rows as requested if their order is still as the caller saw it. Returns the moved rows. */
    async arrange(context: CallerContext, { from, to }: { from: string[]; to: string[] }): Promise<Moved[]> {
      await inTurn(context);
      const rows = await inOrder(context);
      if (JSON.stringify(rows.map(keyOf)) !== JSON.stringify(from)) throw new Fault('rowsRearranged');
      const places = increasing(rows.map(placeOf));
      const moved = rows.flatMap((row) => {
        const place = places[to.indexOf(keyOf(row))];
        return place === undefined || place === placeOf(row) ? [] : [{ row, place }];
      });
      const { db, caller } = context;
      for (const { row, place } of moved)
        await tables(db)
          .updateTable(storage.table as 'stored')
          .set({ [column]: place })
          .where('enterprise_num', '=', caller.enterpriseNum)
          .where(keyColumn, '=', row[keyColumn])
          .execute();
      const before = await show(
        context,
        moved.map(({ row }) => row),
      );
      const after = before.map((row, at) => ({ ...row, [field]: moved[at]?.place }));
      return before.flatMap((row, at) => ({ before: row, after: after[at] ?? row }));
    },
  };
}

/** Makes the positions strictly increasing by shifting duplicates back by one. */
function increasing(places: readonly number[]): number[] {
  let last = Number.NEGATIVE_INFINITY;
  return places.map((place) => {
    last = Math.max(place, last + 1);
    return last;
  });
}
