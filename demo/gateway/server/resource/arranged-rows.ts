import { sql } from 'kysely';
import { MAX_ARRANGED, type AnyResource } from '../../../../src/contract/resource/resource';
import { Fault } from '../http/fault';
import type { CallerContext } from '../http/implement';
import type { AnyStorage, StoredRow } from './storage';
import type { ShownRow, storedRows } from './stored-rows';

/** A row that stands elsewhere than before. */
interface Moved {
  before: ShownRow;
  after: ShownRow;
}

/** The order of rows that is kept by hand: a number in the column of the field that they are sorted by first. */
export function arrangedRows(
  resource: AnyResource,
  storage: AnyStorage,
  { tables, visible, keyOf, show }: ReturnType<typeof storedRows>,
) {
  const field = resource.sort[0];
  const column = storage.columns[field] ?? field;
  const keyColumn = storage.columns[resource.key] ?? resource.key;
  const placeOf = (row: StoredRow) => Number(row[column]);

  /** One after the other: two who change the order, or add to its end, at once would count alike. */
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
    list: async (context: CallerContext): Promise<ShownRow[]> => show(context, await inOrder(context)),
    /** Where a new row comes: last. */
    async next(context: CallerContext): Promise<Record<string, number>> {
      await inTurn(context);
      const last = await visible(context).orderBy(column, 'desc').limit(1).executeTakeFirst();
      return { [column]: (last === undefined ? 0 : placeOf(last)) + 1 };
    },
    /** Puts the rows in order, where they stand as they were seen; tells those that have moved. */
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

/** The same places, none of them twice: what has none of its own moves back by one. */
function increasing(places: readonly number[]): number[] {
  let last = Number.NEGATIVE_INFINITY;
  return places.map((place) => {
    last = Math.max(place, last + 1);
    return last;
  });
}
